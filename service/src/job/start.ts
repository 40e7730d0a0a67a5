import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection, Context } from "../http/context.ts";
import { broken, conflict } from "../http/httpError.ts";
import type { Queue } from "../queue/queue.ts";
import { type Asking, requireRoom } from "./room.ts";

/** So many may wait for their turn in one company. What waits for somebody's word is in nobody's way. */
const mostWaiting = 20;

interface NewJob {
  readonly company_po_id: number;
  readonly user_po_id: number | null;
  readonly user_seller_id: number | null;
  readonly via: string;
  readonly kind: string;
  readonly params: object;
  /** The job that this one undoes. */
  readonly undoes?: number;
  /** Of one that waits for a file: how many rows are to come. */
  readonly awaits?: number;
  /** Of one that reads or makes a file: how many bytes it brings, 0 where nobody knows. */
  readonly keeps?: number;
}

type Starting = Pick<Context, "db" | "actor" | "queue" | "afterCommit"> & Asking;

/** Whoever starts a job. @throws HttpError 422 for an unknown person */
export async function starterOf(
  db: Connection,
  {
    company_po_id,
    user_po_id,
    user_seller_id,
  }: Pick<NewJob, "company_po_id" | "user_po_id" | "user_seller_id">,
): Promise<{ readonly account_id: number; readonly seller_id: number | null }> {
  const account = await db
    .selectFrom("account")
    .select(["account_id", "seller_id"])
    .where("account_id", "=", user_po_id ?? user_seller_id ?? 0)
    .where("seller_id", user_po_id === null ? "is not" : "is", null)
    .where("company_po_id", "=", company_po_id)
    .where("active", "=", true)
    .executeTakeFirst();
  if (account === undefined)
    throw broken("There is no such person", user_po_id === null ? "user_seller_id" : "user_po_id");
  return account;
}

/**
 * Puts a job behind those that wait. @returns its id
 * @throws HttpError 422 for an unknown person, 409 when too many wait, or when there is no room for its file
 */
export async function addJob(context: Starting, job: NewJob): Promise<number> {
  const { db, actor, queue, afterCommit } = context;
  const { user_po_id: _owner, user_seller_id: _seller, params, awaits, keeps, ...rest } = job;
  const account = await starterOf(db, job);
  await lockJobs(db, job.company_po_id);
  const { waiting } = await db
    .selectFrom("job")
    .select((query) => query.fn.countAll<number>().as("waiting"))
    .where("company_po_id", "=", job.company_po_id)
    .where("job_state", "=", "queued")
    .executeTakeFirstOrThrow();
  if (waiting >= mostWaiting)
    throw conflict(`${mostWaiting} jobs are waiting already: try again when one of them has ended`);
  if (keeps !== undefined) await requireRoom(context, job.company_po_id, keeps);
  const { job_id } = await db
    .insertInto("job")
    .values({
      ...rest,
      ...account,
      actor,
      job_state: awaits === undefined ? "queued" : "staging",
      total: awaits ?? 0,
      params: JSON.stringify(params),
    })
    .returning("job_id")
    .executeTakeFirstOrThrow();
  if (awaits === undefined) await enqueue({ db, queue, afterCommit }, job);
  return job_id;
}

/** Lets a job that waits begin when its turn has come; the caller has locked the jobs of the company. */
export async function enqueue(
  { db, queue, afterCommit }: Pick<Starting, "db" | "queue" | "afterCommit">,
  job: { readonly company_po_id: number; readonly kind: string },
): Promise<void> {
  await sendNext(db, queue, job);
  afterCommit(async () => queue.wake("job"));
}

/** One at a time looks at what waits in a company. */
export async function lockJobs(db: Connection, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('jobs of ' || ${companyId}::text, 0))`.execute(db);
}

/**
 * Gives the oldest job of a kind to the queue: one of a kind runs at a time in a company, whose jobs the caller has locked.
 * What the queue has already it does not take again.
 */
export async function sendNext(
  db: Connection,
  queue: Queue,
  { company_po_id, kind }: { readonly company_po_id: number; readonly kind: string },
): Promise<void> {
  const first = await db
    .selectFrom("job")
    .select("job_id")
    .where("company_po_id", "=", company_po_id)
    .where("kind", "=", kind)
    .where("job_state", "in", ["queued", "running"])
    .orderBy("job_state", "desc")
    .orderBy("job_id")
    .limit(1)
    .executeTakeFirst();
  if (first !== undefined) await queue.send(db, "job", { job_id: first.job_id });
}

/** Gives the queue what it has given up, because the database was away for long. */
export async function sendForgotten(db: Kysely<Database>, queue: Queue): Promise<void> {
  const waiting = await db
    .selectFrom("job")
    .select(["company_po_id", "kind"])
    .distinct()
    .where("job_state", "in", ["queued", "running"])
    .execute();
  for (const group of waiting)
    await db.transaction().execute(async (transaction) => {
      await lockJobs(transaction, group.company_po_id);
      await sendNext(transaction, queue, group);
    });
}
