import { sql } from "kysely";
import * as v from "valibot";
import { between, chatMessageRecord, hasCome, seenAt, timesOf } from "../chatMessage/record.ts";
import { instant, nullableText, optionalId, whole } from "../http/responseFields.ts";
import type { Connection } from "../http/context.ts";
import type { ChatViewer } from "./viewer.ts";
import { isActive, visible } from "./visible.ts";

/** Somebody to chat with, as one person sees them. */
export const chatPersonRecord = v.object({
  person_id: v.string(),
  /** None for demo users, who are of every company. */
  company_po_id: optionalId,
  person_name: v.string(),
  status_text: nullableText,
  location_name: nullableText,
  /** The preference `picture` of the person, as the gateway keeps it. */
  picture: v.unknown(),
  demo: v.boolean(),
  /** Whether they can be written to; not who can no longer sign in. */
  active: v.boolean(),
  /** Whether a demo user counts as online; of others nothing is known here. */
  online: v.boolean(),
  unread_count: whole,
  last_message: v.nullable(chatMessageRecord),
  created_at: instant,
  /** Also when their account was changed, which has their name. */
  updated_at: instant,
});

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const personName = sql<string>`coalesce(person.demo_name, concat_ws(' ', account.first_name, account.last_name))`;

/** People to chat with, by name. `q` is a part of the name; `ids` narrows them down. */
export async function readPeople(
  db: Connection,
  viewer: ChatViewer,
  { q, ids }: { readonly q?: string | undefined; readonly ids?: readonly string[] | undefined },
): Promise<v.InferInput<typeof chatPersonRecord>[]> {
  const pattern = q === undefined ? "%" : `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await visible(db, viewer)
    .leftJoin("user_preference as preference", (join) =>
      join
        .onRef("preference.account_id", "=", "account.account_id")
        .on("preference.preference_key", "=", "picture"),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("chat_message as message")
          .select(sql<number>`count(*)::int`.as("unread_count"))
          .where("message.recipient_id", "=", viewer.personId)
          .whereRef("message.sender_id", "=", "person.person_id")
          .where("message.seen_at", "is", null)
          .where(hasCome("message.sent_at"))
          .as("unread"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("chat_message as message")
          .selectAll("message")
          .where(between("message", viewer.personId, sql.ref("person.person_id")))
          .where(hasCome("message.sent_at"))
          .orderBy("message.sent_at", "desc")
          .orderBy("message.chat_message_id", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select([
      "person.person_id",
      "account.company_po_id",
      personName.as("person_name"),
      "person.status_text",
      "seller.business_name as location_name",
      "preference.preference_value as picture",
      "person.account_id",
      "person.online",
      isActive.as("active"),
      "person.created_at",
      sql<string>`greatest(person.updated_at, account.updated_at)`.as("updated_at"),
      "unread.unread_count",
      "last.chat_message_id",
      "last.company_po_id as message_company_po_id",
      "last.sender_id",
      "last.recipient_id",
      "last.message_text",
      "last.sent_at",
      seenAt("last.seen_at").as("seen_at"),
    ])
    .where(sql<boolean>`${personName} ilike ${pattern}`)
    .$if(ids !== undefined, (query) => query.where("person.person_id", "in", [...(ids ?? [])]))
    .orderBy(sql`lower(${personName})`)
    .orderBy("person.person_id")
    .execute();
  return rows.map((row) => ({
    person_id: row.person_id,
    company_po_id: row.company_po_id,
    person_name: row.person_name,
    status_text: row.status_text,
    location_name: row.location_name,
    picture: parsed(row.picture),
    demo: row.account_id === null,
    active: row.active,
    online: row.online,
    unread_count: row.unread_count ?? 0,
    last_message: lastMessage(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }));
}

interface LastMessageRow {
  readonly chat_message_id: number | null;
  readonly message_company_po_id: number | null;
  readonly sender_id: string | null;
  readonly recipient_id: string | null;
  readonly message_text: string | null;
  readonly sent_at: string | null;
  readonly seen_at: string | null;
}

function lastMessage(row: LastMessageRow): v.InferInput<typeof chatMessageRecord> | null {
  const { chat_message_id, message_company_po_id, sender_id, recipient_id, message_text, sent_at } = row;
  return chat_message_id === null ||
    message_company_po_id === null ||
    sender_id === null ||
    recipient_id === null ||
    message_text === null ||
    sent_at === null
    ? null
    : {
        chat_message_id,
        company_po_id: message_company_po_id,
        sender_id,
        recipient_id,
        message_text,
        sent_at,
        seen_at: row.seen_at,
        ...timesOf({ sent_at, seen_at: row.seen_at }),
      };
}
