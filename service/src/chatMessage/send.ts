import { sql } from "kysely";
import * as v from "valibot";
import { bodyViewer, chatFields } from "../chatPerson/viewer.ts";
import { findRecipient } from "../chatPerson/visible.ts";
import { requiredLines } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import { chatMessageRecord, timesOf } from "./record.ts";

/** How long a demo user takes to answer (Document 2 §9, "Chat reply delay 2000 ms"). */
const replyDelay = sql<string>`interval '2000 milliseconds'`;

const clock = sql<string>`date_trunc('milliseconds', clock_timestamp())`;

/** Sends a message. A demo user's reply, two seconds later, is made with it and answered with it. */
export const sendMessage = operation({
  method: "POST",
  path: "/v1/chatMessage",
  origin: "extension",
  summary: "Sends a message; a demo user replies at once, in a message that is dated two seconds later",
  status: 201,
  body: v.object({ ...chatFields, message_text: requiredLines("message_text is required", 2000) }),
  response: v.object({ ...chatMessageRecord.entries, reply: v.nullable(chatMessageRecord) }),
  async handle({ body }, { db }) {
    const viewer = await bodyViewer(db, body);
    const recipient = await findRecipient(db, viewer, body.person_id);
    if (recipient === undefined) throw broken("There is no such person", "person_id");
    const isDemo = recipient.demo_reply !== null;
    const sent = await db
      .insertInto("chat_message")
      .values({
        company_po_id: viewer.companyId,
        sender_id: viewer.personId,
        recipient_id: recipient.person_id,
        message_text: body.message_text,
        sent_at: clock,
        seen_at: isDemo ? sql<string>`${clock} + ${replyDelay}` : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    // A demo user sees it when the reply comes, not yet.
    const message = { ...sent, seen_at: null };
    const record = { ...message, ...timesOf(message) };
    if (recipient.demo_reply === null) return { ...record, reply: null };
    const reply = await db
      .insertInto("chat_message")
      .values({
        company_po_id: viewer.companyId,
        sender_id: recipient.person_id,
        recipient_id: viewer.personId,
        message_text: recipient.demo_reply,
        sent_at: sql<string>`${sent.sent_at}::timestamptz + ${replyDelay}`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...record, reply: { ...reply, ...timesOf(reply) } };
  },
});
