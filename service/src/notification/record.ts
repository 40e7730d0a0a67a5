import { sql } from "kysely";
import * as v from "valibot";
import { collection } from "../http/collection.ts";
import type { Connection } from "../http/context.ts";
import { id, instant, nullableInstant, nullableText, optionalId, whole } from "../http/responseFields.ts";

/** A notice of one person. */
export const notificationRecord = v.object({
  notification_id: id,
  account_id: id,
  user_po_id: optionalId,
  user_seller_id: optionalId,
  company_po_id: id,
  seller_id: optionalId,
  location_name: nullableText,
  kind: v.string(),
  entity: v.string(),
  entity_id: v.string(),
  subject_name: v.string(),
  notice_count: whole,
  state: v.picklist(["new", "seen", "read"]),
  happened_at: instant,
  seen_at: nullableInstant,
  read_at: nullableInstant,
  created_at: instant,
  updated_at: instant,
});

/** All notices, with the name of their location. */
export function noticesOf(db: Connection) {
  return db
    .selectFrom("notification")
    .innerJoin("account", "account.account_id", "notification.account_id")
    .leftJoin("seller", "seller.seller_id", "notification.seller_id")
    .select([
      "notification.notification_id",
      "notification.account_id",
      "notification.company_po_id",
      "notification.seller_id",
      "seller.business_name as location_name",
      "notification.kind",
      "notification.entity",
      "notification.entity_id",
      "notification.subject_name",
      "notification.notice_count",
      "notification.happened_at",
      "notification.seen_at",
      "notification.read_at",
      "notification.created_at",
      "notification.updated_at",
      sql<number | null>`case when account.seller_id is null then account.account_id end`.as("user_po_id"),
      sql<number | null>`case when account.seller_id is not null then account.account_id end`.as(
        "user_seller_id",
      ),
      sql<"new" | "seen" | "read">`case when notification.read_at is not null then 'read'
        when notification.seen_at is not null then 'seen' else 'new' end`.as("state"),
    ]);
}

/** Notices by person. */
export const notifications = collection({
  name: "companyNotification",
  noun: "Notification",
  table: "notification",
  record: notificationRecord,
  rule: {
    key: "notification_id",
    order: "-happened_at",
    sortable: { happened_at: "timestamptz" },
    searchable: ["subject_name"],
    filters: { state: "text" },
  },
  records: noticesOf,
});
