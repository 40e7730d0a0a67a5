import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";

/** How far a reader has come: the last event it has, by the transaction that wrote it and its id. */
export interface EventCursor {
  readonly tx: string;
  readonly eventId: number;
}

/** Every transaction before this one is over, so nothing will appear there any more. */
const horizon = sql`pg_snapshot_xmin(pg_current_snapshot())`;

const behind = ({ tx, eventId }: EventCursor) =>
  sql<boolean>`(tx, event_id) > (${tx}::text::xid8, ${eventId}::bigint)`;

/** Where somebody begins who wants what happens from now on: behind the last event that can be read. */
export async function cursorOfNow(db: Connection): Promise<EventCursor> {
  const last = await db
    .selectFrom("event")
    .select([sql<string>`tx::text`.as("tx"), "event_id"])
    .where(sql<boolean>`tx < ${horizon}`)
    .orderBy("event.tx", "desc")
    .orderBy("event_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? { tx: "0", eventId: 0 } : { tx: last.tx, eventId: last.event_id };
}

/**
 * The next events of transactions that are all over. In the order of the transactions, which is each record's own, because
 * whoever changes a record waits for it before its transaction has its number (`lockRecord`).
 */
export function readEvents(db: Connection, cursor: EventCursor, limit: number) {
  return db
    .selectFrom("event")
    .select(sql<string>`tx::text`.as("tx"))
    .select(["event_id", "company_po_id", "seller_id", "type", "entity", "entity_id", "number"])
    .select(["actor", "job_id", "data", "occurred_at"])
    .where(behind(cursor))
    .where(sql<boolean>`tx < ${horizon}`)
    .orderBy("event.tx")
    .orderBy("event_id")
    .limit(limit)
    .execute();
}

/** Whether something was committed that cannot be read yet, because an older transaction is still running. */
export async function isHeldBack(db: Connection, cursor: EventCursor): Promise<boolean> {
  const found = await db.selectFrom("event").select("event_id").where(behind(cursor)).limit(1).execute();
  return found.length > 0;
}

/** Behind every transaction that anybody can see: no event of this database has such a number. */
const numbersToCome = sql`pg_snapshot_xmax(pg_current_snapshot())`;

/** Whether a cursor is of another database, which has seen more transactions than this one; a restored copy counts anew. */
export async function isOfAnotherDatabase(db: Connection, { tx }: EventCursor): Promise<boolean> {
  const { rows } = await sql<{ isAhead: boolean }>`
    select ${tx}::text::xid8 >= ${numbersToCome} as "isAhead"`.execute(db);
  return rows[0]?.isAhead === true;
}

/**
 * After a database was restored into another server, whose transactions have lower numbers: nobody would read its events
 * for a long time, nor would its readers come to new ones. They get the number of now, and stay in the order of their ids.
 */
export async function renumberRestored(db: Kysely<Database>): Promise<void> {
  const restored = sql<boolean>`tx >= ${numbersToCome}`;
  const found = await Promise.all([
    db.selectFrom("event").select("event_id").where(restored).limit(1).execute(),
    db.selectFrom("event_reader").select("name").where(restored).execute(),
  ]);
  if (found.every((rows) => rows.length === 0)) return;
  await db.transaction().execute(async (transaction) => {
    const isFromBefore = sql<boolean>`tx > pg_current_xact_id()`;
    await sql`update event set tx = pg_current_xact_id() where ${isFromBefore}`.execute(transaction);
    await sql`update event_reader set tx = pg_current_xact_id() where ${isFromBefore}`.execute(transaction);
  });
}
