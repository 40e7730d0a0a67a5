import { setImmediate } from "node:timers/promises";
import * as v from "valibot";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { recordEvent } from "../event/record.ts";
import type { Connection, Context } from "../http/context.ts";
import { isUnavailable } from "../http/databaseFailure.ts";
import type { Outcome, Queue, Run } from "../queue/queue.ts";
import { personById } from "../signIn/person.ts";
import type { ChunkResult, JobKind, RunningJob } from "./kind.ts";
import { jobKinds } from "./kinds.ts";
import { NoRoom } from "./room.ts";
import { lockJobs, sendNext } from "./start.ts";
import { broke, degraded, noRoom, tokenGone } from "./states.ts";
import type { JobTable } from "./table.ts";
import { tokenOf } from "./token.ts";

/** What is made is kept for so long. */
const kept = sql<string>`now() + interval '7 days'`;
const now = sql<string>`now()`;

/**
 * Does the jobs that the queue names, chunk by chunk.
 * @param turn resolves when a job may go on after a chunk
 */
export function runJobs(
  db: Kysely<Database>,
  context: Context,
  failed: (error: unknown) => void,
  turn: () => Promise<void>,
): void {
  const { queue, events } = context;
  // A job that ends leaves the queue with it: it may be begun anew at once.
  const chunk = (jobId: number, { finish }: Run) =>
    db.transaction().execute(async (transaction) => {
      const goesOn = await workOnce(transaction, context, jobId);
      if (!goesOn) await finish(transaction);
      return goesOn;
    });

  async function run(jobId: number, started: Run): Promise<Outcome> {
    const { isClosing, signal, finish } = started;
    while (!signal.aborted && !isClosing()) {
      try {
        const goesOn = await chunk(jobId, started);
        events.wake();
        if (!goesOn) return undefined;
      } catch (error) {
        if (isUnavailable(error)) throw error;
        const hasRoom = !(error instanceof NoRoom);
        if (hasRoom) failed(error);
        await db.transaction().execute(async (transaction) => {
          await fail(transaction, queue, jobId, hasRoom ? broke : noRoom);
          await finish(transaction);
        });
        events.wake();
        return undefined;
      }
      // Whoever waits for the database, and on the embedded one that is everybody, comes in between.
      await setImmediate();
      await turn();
    }
    return 0;
  }

  queue.work("job", ({ job_id }, run_) => run(job_id, run_));
}

/** One chunk and what it changes of its job, in one transaction. @returns whether there is more to do */
async function workOnce(transaction: Connection, context: Context, jobId: number): Promise<boolean> {
  const { queue } = context;
  const job = await claim(transaction, jobId);
  if (job === undefined) return false;
  await sql`select set_config('service.actor', ${job.actor}, true),
    set_config('service.job_id', ${String(jobId)}, true)`.execute(transaction);
  const kind = jobKinds.get(job.kind);
  const { obstacle, allowed } = await rightsOf(transaction, kind, job);
  if (kind === undefined || obstacle !== null) {
    await end(transaction, queue, job, { job_state: "failed", message: obstacle ?? broke });
    return false;
  }
  const running: RunningJob = {
    jobId,
    companyId: job.company_po_id,
    accountId: job.account_id,
    allowed,
    sellerId: job.seller_id,
    params: job.params,
    at: job.progress_at,
    end: job.progress_end ?? 0,
    done: job.done_count,
    context,
  };
  const update = transaction.updateTable("job").where("job_id", "=", jobId);
  if (job.progress_end === null) {
    const { total, start: progress_at, end: progress_end } = await kind.begin(transaction, running);
    await update
      .set({ job_state: "running", total, progress_at, progress_end, started_at: now, told_at: now })
      .execute();
    await tell(transaction, { ...job, total }, "job.progressed");
    return true;
  }
  const result = await kind.work(transaction, running);
  const counts = counted(job, result);
  await update.set(counts).execute();
  if (result.isOver && result.isReady === true) {
    await update.set({ job_state: "ready" }).execute();
    await tell(transaction, { ...job, ...counts, job_state: "ready" }, "job.progressed");
    await lockJobs(transaction, job.company_po_id);
    await sendNext(transaction, queue, job);
    return false;
  }
  if (result.isOver) {
    await end(transaction, queue, { ...job, ...counts }, { job_state: "done", message: null });
    return false;
  }
  if (job.isToBeTold) {
    await update.set({ told_at: now }).execute();
    await tell(transaction, { ...job, ...counts }, "job.progressed");
  }
  return true;
}

/** What whoever started a job may do, and why it may not go on: they, or their token, may not do what it does any more. */
async function rightsOf(
  transaction: Connection,
  kind: JobKind | undefined,
  job: Job,
): Promise<{ readonly obstacle: string | null; readonly allowed: readonly string[] }> {
  const asksFor = [kind?.asksFor?.(job.params, { sellerId: job.seller_id }) ?? []].flat();
  const isAllowed = (permissions: readonly string[]) => asksFor.every((one) => permissions.includes(one));
  const person = await personById(transaction, job.account_id);
  const isTheirs = person?.isActive === true && (person.record.seller_id ?? null) === job.seller_id;
  const permissions = person?.record.role_permissions ?? [];
  if (!isTheirs || !isAllowed(permissions)) return { obstacle: degraded, allowed: [] };
  if (job.via === "") return { obstacle: null, allowed: permissions };
  const token = await tokenOf(transaction, job);
  if (token === undefined || !isAllowed(token.permissions)) return { obstacle: tokenGone, allowed: [] };
  await sql`select set_config('service.acting_for', ${`token:${token.token_name}`}, true)`.execute(
    transaction,
  );
  return { obstacle: null, allowed: permissions.filter((one) => token.permissions.includes(one)) };
}

type Job = Selectable<JobTable>;

/** Readers of events are told once a second. What was told before the clock was set back was told long ago. */
export const isToBeTold = sql<boolean>`coalesce(told_at not between now() - interval '1 second' and now(), true)`;

/** The job, which is locked, as long as it is to be done. */
async function claim(transaction: Connection, jobId: number) {
  const job = await transaction
    .selectFrom("job")
    .selectAll()
    .select(isToBeTold.as("isToBeTold"))
    .where("job_id", "=", jobId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return job?.job_state === "queued" || job?.job_state === "running" ? job : undefined;
}

function counted(job: Job, { at, ok, refused, skipped }: ChunkResult) {
  return {
    progress_at: at,
    done_count: job.done_count + ok + refused + skipped,
    ok_count: job.ok_count + ok,
    refused_count: job.refused_count + refused,
    skipped_count: job.skipped_count + skipped,
  };
}

/** Ends a job and lets the next of its kind begin. */
export async function end(
  transaction: Connection,
  queue: Queue,
  job: Job,
  changes: { readonly job_state: "done" | "failed" | "cancelled"; readonly message: string | null },
): Promise<void> {
  await transaction
    .updateTable("job")
    .set({ ...changes, ended_at: now, expires_at: makesFile(job, changes) ? kept : null })
    .where("job_id", "=", job.job_id)
    .execute();
  if (changes.job_state !== "done" && jobKinds.get(job.kind)?.goesOn !== true)
    await transaction.deleteFrom("job_part").where("job_id", "=", job.job_id).execute();
  await tell(transaction, { ...job, ...changes }, "job.finished");
  await lockJobs(transaction, job.company_po_id);
  await sendNext(transaction, queue, job);
}

/** Whether what a job made is kept for a while: what it changed stays. */
function makesFile({ kind }: Job, { job_state }: { readonly job_state: string }): boolean {
  const { goesOn = false, makesFile: makes = !goesOn } = jobKinds.get(kind) ?? {};
  return job_state === "done" && makes;
}

async function fail(transaction: Connection, queue: Queue, jobId: number, message: string): Promise<void> {
  const job = await claim(transaction, jobId);
  if (job !== undefined) await end(transaction, queue, job, { job_state: "failed", message });
}

const phased = v.object({ phase: v.literal("check") });

/** What whoever watches is told of a job that is worked on. */
function seenState({ job_state, params }: Job): string {
  if (job_state !== "queued" && job_state !== "running") return job_state;
  return v.is(phased, params) ? "checking" : "running";
}

async function tell(
  transaction: Connection,
  job: Job,
  type: "job.progressed" | "job.finished",
): Promise<void> {
  await recordEvent(transaction, {
    type,
    company_po_id: job.company_po_id,
    seller_id: job.seller_id,
    entity: "job",
    entity_id: job.job_id,
    job_id: job.job_id,
    data: {
      account_id: job.account_id,
      kind: job.kind,
      job_state: seenState(job),
      done_count: job.done_count,
      total: job.total,
    },
  });
}
