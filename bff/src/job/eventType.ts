import * as v from "valibot";
import type { Happening } from "../event/happening.ts";
import { builder } from "../graphql/builder.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { jobStates } from "./record.ts";
import { JobStateEnum, progressOf } from "./type.ts";

const told = v.object({
  job_state: v.fallback(
    v.picklist(["checking", "ready", "queued", "running", "done", "failed", "cancelled", "expired"]),
    "running",
  ),
  done_count: v.fallback(v.number(), 0),
  total: v.fallback(v.number(), 0),
});

/** What an event of a job says of it. */
const toldBy = ({ data }: Happening) => v.parse(told, data);

/** A job has come further, or has ended. */
export const JobProgressed = builder.objectRef<Happening>("JobProgressed").implement({
  description: "A job that the viewer sees has come further, told once a second at most, or has ended.",
  fields: (t) => ({
    eventId: t.exposeString("id", {
      description: "The id of what has happened. The same one may come again after a stream was opened anew.",
    }),
    nodeId: t.id({
      description: "The global id of the job; `node` reads it.",
      resolve: ({ entityId }) => encodeNodeId("Job", entityId),
    }),
    state: t.field({
      type: JobStateEnum,
      description: "Its state then.",
      resolve: (happening) => jobStates[toldBy(happening).job_state],
    }),
    progress: t.int({
      description: "How much of it was done, in percent from 0 to 100.",
      resolve(happening) {
        const { job_state, done_count, total } = toldBy(happening);
        return job_state === "done" ? 100 : progressOf(done_count, total);
      },
    }),
    doneCount: t.int({
      description: "How many rows it was through with.",
      resolve: (happening) => toldBy(happening).done_count,
    }),
    total: t.int({
      description: "How many rows it is about.",
      resolve: (happening) => toldBy(happening).total,
    }),
  }),
});
