import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { timesEntries, timesOf, type RecordTimes } from "../graphql/recordTimes.ts";
import {
  idField,
  integerField,
  optionalIdField,
  optionalDateTimeField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { SessionOwner } from "../session/session.ts";
import { kindOfRest, type NotificationKind } from "./kind.ts";

/** What one user was told of. */
export interface Notification extends Ownership, RecordTimes {
  readonly id: string;
  readonly owner: SessionOwner;
  readonly kind: NotificationKind;
  /** How many happenings it stands for. */
  readonly count: number;
  /** When the newest of them happened. */
  readonly happenedAt: string | null;
  /** The global id of what it is about; null for what has no type here. */
  readonly subjectId: string | null;
  readonly subjectName: string;
  readonly locationName: string | null;
  readonly isSeen: boolean;
  readonly isRead: boolean;
}

/** The types of the records that notices are about, by the service's table. */
const subjectTypes: Readonly<Record<string, string>> = {
  product: "Product",
  seller: "Seller",
  chat_person: "ChatPerson",
  fulfilment: "Fulfilment",
  refund: "Refund",
  delivery_user: "DeliveryUser",
  job: "Job",
};

/** Reads `companyNotification`, an extension of ours. */
export const notificationRecord = v.pipe(
  v.object({
    ...timesEntries,
    notification_id: idField,
    user_po_id: optionalIdField,
    user_seller_id: optionalIdField,
    company_po_id: idField,
    location_name: optionalTextField,
    kind: textField,
    entity: textField,
    entity_id: idField,
    subject_name: textField,
    notice_count: integerField,
    happened_at: optionalDateTimeField,
    seen_at: optionalDateTimeField,
    read_at: optionalDateTimeField,
  }),
  v.transform((record): Notification => {
    const subjectType = subjectTypes[record.entity];
    return {
      ...timesOf(record),
      id: record.notification_id,
      companyId: record.company_po_id,
      sellerId: null,
      owner:
        record.user_seller_id === null
          ? { kind: "owner", userId: record.user_po_id ?? "" }
          : { kind: "seller", userId: record.user_seller_id },
      kind: kindOfRest(record.kind),
      count: Math.max(1, record.notice_count),
      happenedAt: record.happened_at ?? record.created_at,
      subjectId: subjectType === undefined ? null : encodeNodeId(subjectType, record.entity_id),
      subjectName: record.subject_name,
      locationName: record.location_name,
      isSeen: record.seen_at !== null || record.read_at !== null,
      isRead: record.read_at !== null,
    };
  }),
);
