import * as v from "valibot";
import type { Context } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { lockJob, nothingDone } from "../job/resource.ts";
import { enqueue, lockJobs } from "../job/start.ts";
import { readImport } from "./record.ts";
import type { ImportParams } from "./work.ts";

export const params = v.object({ job_id: pathId });

export const permission = "IMPORT_CREATE" as const;

/** The job of an import, locked for a change. @throws HttpError 404 */
export async function lockImport(context: Pick<Context, "db" | "settings">, jobId: number) {
  const job = await lockJob(context.db, jobId);
  return { job, file: await readImport(context, jobId) };
}

/** Lets an import do its next part from the beginning. @throws HttpError 422 where rows have gone: what is done is done to all of them */
export async function beginPhase(
  { db, queue, afterCommit }: Pick<Context, "db" | "queue" | "afterCommit">,
  { job, file }: Awaited<ReturnType<typeof lockImport>>,
  phase: NonNullable<ImportParams["phase"]>,
): Promise<void> {
  if (file.staged_count < job.total)
    throw broken("The rows of this file are not kept any more: send it again");
  const next: ImportParams = { permission, phase };
  await lockJobs(db, job.company_po_id);
  await db
    .updateTable("job")
    .set({
      ...nothingDone,
      total: job.total,
      job_state: "queued",
      params: JSON.stringify(next),
    })
    .where("job_id", "=", job.job_id)
    .execute();
  await enqueue({ db, queue, afterCommit }, job);
}
