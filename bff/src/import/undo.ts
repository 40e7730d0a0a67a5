import * as v from "valibot";
import { askedBy } from "../bulkEdit/send.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { mayUndo } from "../job/record.ts";
import { jobs, requireJob, writtenJob } from "../job/source.ts";
import { JobType } from "../job/type.ts";
import { firstRecord } from "../rest/batch.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeRecord, integerField } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { isImport, path } from "./source.ts";

const template = `${path}/undo/{id}`;

const countsRecord = v.object({ created_count: integerField, changed_count: integerField });

const ImportUndoCountsType = builder
  .objectRef<v.InferOutput<typeof countsRecord>>("ImportUndoCounts")
  .implement({
    description: "What undoing an import would do, as long as nobody has changed what it left.",
    fields: (t) => ({
      deleted: t.exposeInt("created_count", { description: "How many records it has added: they would go." }),
      restored: t.exposeInt("changed_count", {
        description: "How many it has changed: they would get what they had.",
      }),
    }),
  });

builder.objectField(JobType, "undoCounts", (t) =>
  t.field({
    type: ImportUndoCountsType,
    nullable: true,
    ownCall: true,
    description:
      "What `undoImport` would do, to be asked about before; null where the viewer may not use it.",
    async resolve(job, _args, context) {
      const user = currentUser(context);
      if (!isImport(job) || !job.canUndo || !mayUndo(user, job) || user.limitedTo !== null) return null;
      const { body } = await context.rest.get({ template, params: { id: job.id } });
      return decodeRecord(countsRecord, firstRecord(body));
    },
  }),
);

changeMutation({
  name: "undoImport",
  description:
    "Takes back what an import has done, from its last row to its first: new records that nobody has touched are deleted, changed ones get what they had as long as they are as it left them. " +
    "The others stay, and `Job.rows` of the answer's job names them. For a day, once, for whoever sees the import and may do to each record what that asks for. " +
    "A count is given back where it is as it was left: what was sold since is not put back. A new variant of a product that was there stays, and so does a brand that was added with a product.",
  permission: "IMPORT_CREATE",
  input: {
    description: "An import that has ended.",
    argument: "Which one.",
    fields: { jobId: idOf("Job", "The job of the import, with `canUndo`.") },
  },
  async run({ jobId }, context) {
    if (currentUser(context).limitedTo !== null) throw new ForbiddenError();
    const job = await requireJob(context, jobId);
    if (!isImport(job)) throw new NotFoundError();
    if (!job.canUndo) throw new ConflictError("This cannot be undone any more");
    const { body } = await offered(
      context.rest.send({ method: "PUT", template, params: { id: job.id }, body: askedBy(context) }),
    );
    jobs.forget(context, job.id);
    return { job: writtenJob(context, currentUser(context), body) };
  },
  success: {
    description: "The job that takes it back waits for its turn.",
    fields: (t) => ({ job: t.expose("job", { type: JobType, description: "What takes it back." }) }),
  },
});
