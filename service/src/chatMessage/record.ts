import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { id, instant, nullableInstant } from "../http/responseFields.ts";
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
  created_at: instant,
  updated_at: instant,
});

/** A message is made when it is sent and changes when it is seen, so it has no columns for the two. */
export function timesOf({ sent_at, seen_at }: { readonly sent_at: string; readonly seen_at: string | null }) {
  return { created_at: sent_at, updated_at: seen_at ?? sent_at };
}

/**
 * Whether an instant's time has come. Only what goes with a demo user's reply is dated ahead, by two seconds; what lies
 * further ahead was dated before the clock was set back. Such a message is away for three seconds once that instant comes.
 */
export function hasCome(instant: string): RawBuilder<boolean> {
  return sql`${sql.ref(instant)} not between now() + interval '1 microsecond' and now() + interval '3 seconds'`;
}

/** When a message was seen, null until then. `column` holds it. */
export function seenAt(column: string): RawBuilder<string | null> {
  return sql`case when ${hasCome(column)} then ${sql.ref(column)} end`;
}

const seen = seenAt("seen_at");

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
      seen.as("seen_at"),
      "sent_at as created_at",
      sql<string>`coalesce(${seen}, sent_at)`.as("updated_at"),
    ])
    .where(hasCome("sent_at"));
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
