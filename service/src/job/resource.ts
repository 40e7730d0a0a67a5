import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { broken, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, whole } from "../http/responseFields.ts";
import { jobKinds } from "./kinds.ts";
import { jobRecord, jobs } from "./record.ts";
import { jobRowRecord, jobRows } from "./row.ts";
import { end } from "./run.ts";
import { enqueue, lockJobs } from "./start.ts";

const params = v.object({ job_id: pathId });

/** A job, locked for a change. @throws HttpError 404 */
export async function lockJob(db: Connection, jobId: number) {
  const job = await db
    .selectFrom("job")
    .selectAll()
    .where("job_id", "=", jobId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) throw notFound("Job");
  return job;
}

const cancel = operation({
  method: "PUT",
  path: "/v1/companyJob/cancel/{job_id}",
  tagPath: "/v1/companyJob/{job_id}",
  origin: "extension",
  summary: "Cancels a job that waits or runs; what it has done so far stays, its file does not",
  params,
  response: jobRecord,
  async handle({ params: { job_id } }, { db, queue, afterCommit }) {
    const job = await lockJob(db, job_id);
    if (!["staging", "ready", "queued", "running"].includes(job.job_state))
      throw broken("Only a job that waits or runs can be cancelled");
    await end(db, queue, job, { job_state: "cancelled", message: null });
    afterCommit(async () => queue.wake("job"));
    return jobs.read(db, job_id);
  },
});

/** A job that has not begun. */
export const nothingDone = {
  total: 0,
  done_count: 0,
  ok_count: 0,
  refused_count: 0,
  skipped_count: 0,
  progress_at: 0,
  progress_end: null,
  started_at: null,
};

const retry = operation({
  method: "PUT",
  path: "/v1/companyJob/retry/{job_id}",
  tagPath: "/v1/companyJob/{job_id}",
  origin: "extension",
  summary:
    "Begins a job anew that failed or was cancelled; a change of many and an import go on where they stopped, as long as their rows are kept",
  params,
  response: jobRecord,
  async handle({ params: { job_id } }, { db, queue, afterCommit }) {
    const job = await lockJob(db, job_id);
    if (job.job_state !== "failed" && job.job_state !== "cancelled")
      throw broken("Only a job that failed or was cancelled can be tried again");
    // The rows that it gives back stay meanwhile.
    if (job.undoes !== null) await lockJob(db, job.undoes);
    if (!(await jobs.read(db, job_id)).can_retry) throw broken("This cannot be tried again");
    await lockJobs(db, job.company_po_id);
    const goesOn = jobKinds.get(job.kind)?.goesOn === true && job.progress_end !== null;
    await db
      .updateTable("job")
      .set({
        job_state: "queued",
        ...(!goesOn && nothingDone),
        message: null,
        ended_at: null,
      })
      .where("job_id", "=", job_id)
      .execute();
    await enqueue({ db, queue, afterCommit }, job);
    return jobs.read(db, job_id);
  },
});

const file = operation({
  method: "GET",
  path: "/v1/companyJob/file/{job_id}",
  origin: "extension",
  summary: "One part of the file that a job has made, of at most about 1 MB; parts count from 0",
  params,
  query: v.strictObject({
    part: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,6}$/, "part is a whole number"), v.transform(Number)),
      "0",
    ),
  }),
  response: v.object({ job_id: id, part: whole, part_count: whole, content: v.string() }),
  async handle({ params: { job_id }, query: { part } }, { db }) {
    const { part_count } = await jobs.read(db, job_id);
    const found = await db
      .selectFrom("job_part")
      .selectAll()
      .where("job_id", "=", job_id)
      .where("part", "=", part)
      .executeTakeFirst();
    if (found === undefined || part_count === 0) throw notFound("File");
    return { ...found, part_count };
  },
});

/** Long work that people start and watch (bulk work: imports, exports, edits). */
export const job: Resource = {
  records: { Job: jobRecord, JobRow: jobRowRecord },
  constraints: {},
  operations: [
    jobs.byIds(),
    jobs.one("extension"),
    ...jobs.by({ segment: "company_po_id", origin: "extension" }),
    cancel,
    retry,
    file,
    ...jobRows.by({ segment: "job_id", origin: "extension" }),
  ],
};
