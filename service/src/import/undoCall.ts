import { sql } from "kysely";
import * as v from "valibot";
import { permitted, who } from "../bulkEdit/asking.ts";
import type { Context } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { whole } from "../http/responseFields.ts";
import { jobRecord, jobs } from "../job/record.ts";
import { addJob } from "../job/start.ts";
import { lockImport, params, permission } from "./begin.ts";
import { readImport } from "./record.ts";
import type { undoParams } from "./undo.ts";

const path = "/v1/companyImport/undo/{job_id}";
const tagPath = "/v1/companyImport/{job_id}";

/** @throws HttpError 422 */
async function checkUndoable({ db }: Pick<Context, "db">, jobId: number): Promise<void> {
  if (!(await jobs.read(db, jobId)).can_undo) throw broken("This cannot be undone any more");
}

const undoable = operation({
  method: "GET",
  path,
  tagPath,
  origin: "extension",
  summary: "Says how many records an import has added and changed, which its undoing would take back",
  params,
  response: v.object({ created_count: whole, changed_count: whole }),
  async handle({ params: { job_id } }, context) {
    await readImport(context, job_id);
    await checkUndoable(context, job_id);
    return context.db
      .selectFrom("import_row")
      .select([
        sql<number>`count(*) filter (where before is null)::int`.as("created_count"),
        sql<number>`count(*) filter (where before is not null)::int`.as("changed_count"),
      ])
      .where("job_id", "=", job_id)
      .where("outcome", "=", "done")
      .executeTakeFirstOrThrow();
  },
});

const undo = operation({
  method: "PUT",
  path,
  tagPath,
  origin: "extension",
  summary:
    "Takes back what an import has done, for a day and once: new records that nobody touched are deleted, others get what they had; answers the job that does it, for whoever asks",
  params,
  body: v.object(who),
  response: jobRecord,
  async handle({ params: { job_id }, body: asking }, context) {
    const { job } = await lockImport(context, job_id);
    const { sellerId } = await permitted(context, asking, permission);
    if (job.company_po_id !== asking.company_po_id || (sellerId !== null && sellerId !== job.seller_id))
      throw notFound("Job");
    await checkUndoable(context, job_id);
    const undoing: v.InferOutput<typeof undoParams> = { permission, undoes: job_id };
    const id = await addJob(context, {
      ...asking,
      via: asking.via ?? "",
      kind: "undo_import",
      params: undoing,
      undoes: job_id,
    });
    return jobs.read(context.db, id);
  },
});

/** Taking an import back. */
export const undoOperations = [undoable, undo];
