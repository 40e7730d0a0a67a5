import { sql } from "kysely";
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
