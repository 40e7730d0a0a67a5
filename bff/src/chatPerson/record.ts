import * as v from "valibot";
import { messageRecord, type Message } from "../chatMessage/record.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { imageKeyOf } from "../profilePicture/picture.ts";
import {
  flagField,
  idField,
  integerField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { SessionOwner } from "../session/session.ts";

/** Somebody to chat with, as one viewer sees them (Document 2 §3, decision D-71). */
export interface Person extends RecordTimes {
  /** `owner-12`, `seller-7` or `demo-3`: the same for every viewer. */
  readonly id: string;
  /** Null for demo users, who are of every company. */
  readonly companyId: string | null;
  readonly name: string;
  readonly status: string | null;
  /** The location they act for; null for who acts for the whole company, and for demo users. */
  readonly locationName: string | null;
  /** The storage key of their picture. */
  readonly imageKey: string | null;
  readonly isDemo: boolean;
  /** Whether a demo user counts as online, always or never; false for others. */
  readonly isAlwaysOnline: boolean;
  /** Whether they can be written to: not who can no longer sign in, of whom what was written stays. */
  readonly isActive: boolean;
  /** How many of their messages the viewer has not seen. */
  readonly unreadCount: number;
  /** The newest message between them and the viewer. */
  readonly lastMessage: Message | null;
}

/** The id of a user among the people of a chat. */
export function personIdOf({ kind, userId }: SessionOwner): string {
  return `${kind}-${userId}`;
}

/** Reads `chatPerson`, an extension of ours. */
export const personRecord = v.pipe(
  v.object({
    person_id: idField,
    company_po_id: optionalIdField,
    person_name: textField,
    status_text: optionalTextField,
    location_name: optionalTextField,
    picture: v.optional(v.unknown()),
    demo: flagField,
    online: flagField,
    active: v.optional(flagField, true),
    unread_count: integerField,
    last_message: v.nullish(messageRecord, null),
    ...timesEntries,
  }),
  v.transform((record): Person => ({
    ...timesOf(record),
    id: record.person_id,
    companyId: record.company_po_id,
    name: record.person_name,
    status: record.status_text,
    locationName: record.location_name,
    imageKey: imageKeyOf(record.picture),
    isDemo: record.demo,
    isAlwaysOnline: record.demo && record.online,
    isActive: record.active,
    unreadCount: record.unread_count,
    lastMessage: record.last_message,
  })),
);
