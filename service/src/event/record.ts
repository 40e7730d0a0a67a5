import { type Insertable, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { EventTable } from "./table.ts";

/** What an operation tells of; the rest is known where it is written. */
type Happening = Omit<Insertable<EventTable>, "actor" | "occurred_at">;

/**
 * Writes an event in the transaction of its cause. For what has a name of its own: that a record came, changed or went is
 * told by the triggers (`announced`).
 */
export async function recordEvent(db: Connection, happening: Happening): Promise<void> {
  await db.insertInto("event").values(happening).execute();
}

/** Writes events in one statement. */
export async function recordEvents(db: Connection, happenings: readonly Happening[]): Promise<void> {
  await db.insertInto("event").values(happenings).execute();
}

/** Tells of a person: the event is of the company and the location that they belong to. */
export async function recordPersonEvent(
  db: Connection,
  type: "person.invited" | "person.activated" | "person.disabled" | "person.role_changed",
  accountId: number,
): Promise<void> {
  await db
    .insertInto("event")
    .columns(["company_po_id", "seller_id", "entity_id", "entity", "type"])
    .expression((query) =>
      query
        .selectFrom("account")
        .select(["company_po_id", "seller_id", "account_id"])
        .select([sql.lit("account").as("entity"), sql.lit(type).as("type")])
        .where("account_id", "=", accountId),
    )
    .execute();
}
