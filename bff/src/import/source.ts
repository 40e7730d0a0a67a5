import type { Context } from "../graphql/context.ts";
import { ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { isOwnJob, type Job } from "../job/record.ts";
import { requireJob, writtenJob } from "../job/source.ts";
import { firstRecord } from "../rest/batch.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeRecord, decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { importRecord, type ImportFile } from "./record.ts";

export const path = "/v1/companyImport";

/** Whether a job reads a file. */
export const isImport = ({ kind }: Pick<Job, "kind">): boolean => kind.startsWith("import_");

/** The file of an import. */
export async function readImport({ rest }: Pick<Context, "rest">, { id }: Job): Promise<ImportFile> {
  const { body } = await rest.get({ template: `${path}/{id}`, params: { id } });
  return decodeRecord(importRecord, firstRecord(body));
}

/** The import that an input names: the viewer's own, and a token's only by that token or in person. Throws `NotFoundError`, and `ForbiddenError` for somebody else's. */
export async function requireImport(context: Context, jobId: string): Promise<Job> {
  const job = await requireJob(context, jobId);
  if (!isImport(job)) throw new NotFoundError();
  if (!isOwnJob(currentUser(context), job)) throw new ForbiddenError();
  return job;
}

/** An import: the job, and the file that it reads. */
export interface Import {
  readonly job: Job;
  readonly file: ImportFile;
}

/** The job in what a write of an import answered, remembered. */
export function writtenImport(context: Context, body: unknown): Import {
  const file = decodeWritten(importRecord, body);
  return { job: writtenJob(context, currentUser(context), file.job), file };
}

/** So often in a day a file is begun anew whose import was cancelled. */
const mostCancelled = 50;

/**
 * Begins an import, or finds the one that was begun with this key. One that was cancelled since is over: another is begun, whose key names
 * it, so that whoever sends the same once more finds that one.
 */
export async function beginImport(context: Context, key: string, body: object): Promise<Import> {
  let idempotencyKey = key;
  for (let cancelled = 0; ; cancelled++) {
    const answer = await offered(context.rest.send({ method: "POST", template: path, idempotencyKey, body }));
    const { job } = writtenImport(context, answer.body);
    // What was answered may be an older answer: the rows may have come, and more.
    const begun = writtenImport(context, await readImport(context, job));
    if (begun.job.state !== "CANCELLED" || cancelled === mostCancelled) return begun;
    idempotencyKey = `${key} after ${job.id}`;
  }
}
