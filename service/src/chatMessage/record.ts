import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { id, instant, nullableInstant } from "../http/answer.ts";
import { collection } from "../http/collection.ts";
import type { Connection } from "../http/context.ts";

/** A message between two people. */
export const chatMessageRecord = v.object({
  chat_message_id: id,
  company_po_id: id,
  sender_id: v.string(),
  recipient_id: v.string(),
  message_text: v.string(),
  sent_at: instant,
  /** When its recipient saw it. */
  seen_at: nullableInstant,
});

/** The messages whose time has come. */
export function arrived(db: Connection) {
  return db
    .selectFrom("chat_message")
    .select([
      "chat_message_id",
      "company_po_id",
      "sender_id",
      "recipient_id",
      "message_text",
      "sent_at",
      sql<string | null>`case when seen_at <= now() then seen_at end`.as("seen_at"),
    ])
    .where("sent_at", "<=", sql<string>`now()`);
}

/** Messages by id, as far as their time has come. */
export const chatMessages = collection({
  name: "chatMessage",
  noun: "Message",
  table: "chat_message",
  record: chatMessageRecord,
  rule: {
    key: "chat_message_id",
    order: "sent_at",
    sortable: { sent_at: "timestamptz" },
    searchable: ["message_text"],
    filters: {},
  },
  records: arrived,
});

/** A condition: the message is between these two, whoever wrote it. `table` holds its two columns. */
export function between(table: string, one: string, other: RawBuilder<unknown>): RawBuilder<boolean> {
  const sender = sql.ref(`${table}.sender_id`);
  const recipient = sql.ref(`${table}.recipient_id`);
  return sql`least(${sender}, ${recipient}) = least(${one}::text, ${other})
    and greatest(${sender}, ${recipient}) = greatest(${one}::text, ${other})`;
}
