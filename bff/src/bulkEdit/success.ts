import type { SuccessFields } from "../graphql/changeMutation.ts";
import { JobType } from "../job/type.ts";
import { most } from "./fields.ts";
import type { BulkEdit } from "./send.ts";
import { ProductChangeType } from "./type.ts";

const isDone = (outcome: string): boolean => outcome === "DONE" || outcome === "UNCHANGED";

/** What every change of many products answers. */
export const changed: SuccessFields<BulkEdit> = (t) => ({
  results: t.field({
    type: [ProductChangeType],
    most,
    description:
      "How each came out, in the order of `ids`; of a preview what would. Empty for what is done in the background.",
    resolve: ({ rows }) => [...rows],
  }),
  total: t.exposeInt("total", { description: "How many products it is about." }),
  doneCount: t.int({
    description: "How many of the results were done, those among them that needed nothing.",
    resolve: ({ rows }) => rows.filter(({ outcome }) => isDone(outcome)).length,
  }),
  refusedCount: t.int({
    description: "How many of the results were not.",
    resolve: ({ rows }) => rows.filter(({ outcome }) => !isDone(outcome)).length,
  }),
  job: t.expose("job", {
    type: JobType,
    nullable: true,
    description: "What works on it, and can undo it for a day; null of a preview, and for a token.",
  }),
});
