import type { Context } from "../graphql/context.ts";
import { ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { isOwnJob, type Job } from "../job/record.ts";
import { requireJob, writtenJob } from "../job/source.ts";
import { firstRecord } from "../rest/batch.ts";
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

/** The job in what a write of an import answered, remembered. */
export function writtenImport(context: Context, body: unknown): { job: Job; file: ImportFile } {
  const file = decodeWritten(importRecord, body);
  return { job: writtenJob(context, currentUser(context), file.job), file };
}
