import * as v from "valibot";
import type { RecordTimes } from "../graphql/recordTimes.ts";
import { idField, optionalDateTimeField, textField } from "../rest/recordFields.ts";

/** One message between two people of a company, or between one of them and a demo user (decision D-71). */
export interface Message {
  readonly id: string;
  readonly companyId: string;
  /** Who wrote it: a person's id, for example `owner-12`. */
  readonly senderId: string;
  readonly recipientId: string;
  readonly text: string;
  /** RFC 3339. */
  readonly sentAt: string;
  /** When its recipient saw it; null while they have not. */
  readonly seenAt: string | null;
}

/** A message is made when it is sent, and changes when it is seen. */
export function timesOf({ sentAt, seenAt }: Message): RecordTimes {
  return { createdAt: sentAt, updatedAt: seenAt ?? sentAt };
}

const instant = v.pipe(optionalDateTimeField, v.string());

/** Reads `chatMessage`, an extension of ours. */
export const messageRecord = v.pipe(
  v.object({
    chat_message_id: idField,
    company_po_id: idField,
    sender_id: idField,
    recipient_id: idField,
    message_text: textField,
    sent_at: instant,
    seen_at: optionalDateTimeField,
  }),
  v.transform((record): Message => ({
    id: record.chat_message_id,
    companyId: record.company_po_id,
    senderId: record.sender_id,
    recipientId: record.recipient_id,
    text: record.message_text,
    sentAt: record.sent_at,
    seenAt: record.seen_at,
  })),
);
