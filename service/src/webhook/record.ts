import { sql } from "kysely";
import * as v from "valibot";
import { collection } from "../http/collection.ts";
import { id, instant, nullableInstant, nullableWhole, optionalId, whole } from "../http/responseFields.ts";
import { flag } from "../http/narrowing.ts";
import { failures } from "./failure.ts";

const texts = v.array(v.string());

/** An endpoint; its secrets and the values of its headers are nowhere. */
export const webhookRecord = v.object({
  webhook_id: id,
  company_po_id: id,
  hook_name: v.string(),
  url: v.string(),
  types: texts,
  seller_ids: v.nullable(v.array(id)),
  active: v.boolean(),
  off_reason: v.nullable(v.picklist(["gone", "failing"])),
  off_at: nullableInstant,
  /** Whether nothing but failures comes from its receiver, or it was switched off for them. */
  failing: v.boolean(),
  header_names: texts,
  secret_at: instant,
  old_secret_until: nullableInstant,
  created_at: instant,
  updated_at: instant,
});

/** Whether a webhook waits for somebody to look at it; the to-dos count the same. */
export const isFailing = () =>
  sql<boolean>`(webhook.off_reason is not null or exists (select from webhook_health as health
    where health.webhook_id = webhook.webhook_id and health.failing_since is not null))`;

export const webhooks = collection({
  name: "companyWebhook",
  noun: "Webhook",
  table: "webhook",
  record: webhookRecord,
  rule: {
    key: "webhook_id",
    order: "hook_name",
    sortable: { hook_name: "text" },
    searchable: ["hook_name", "url"],
    filters: {},
    narrowing: { failing: flag("failing", (failing) => sql`record.failing = ${failing}`) },
  },
  records: (db) =>
    db
      .selectFrom("webhook")
      .select(["webhook_id", "company_po_id", "hook_name", "url", "types", "seller_ids", "active"])
      .select(["off_reason", "off_at", "header_names", "secret_at", "old_secret_until"])
      .select(["created_at", "updated_at"])
      .select(isFailing().as("failing")),
});

const failure = v.nullable(v.picklist(failures));

/** A message to an endpoint. */
export const deliveryRecord = v.object({
  delivery_id: id,
  webhook_id: id,
  company_po_id: id,
  event_id: optionalId,
  message_id: v.string(),
  type: v.string(),
  body: v.string(),
  state: v.picklist(["waiting", "sent", "dead"]),
  is_test: v.boolean(),
  tries_count: whole,
  last_status: nullableWhole,
  failure,
  next_try_at: nullableInstant,
  sent_at: nullableInstant,
  created_at: instant,
  updated_at: instant,
});

export const deliveries = collection({
  name: "companyWebhookDelivery",
  noun: "Delivery",
  table: "webhook_delivery",
  record: deliveryRecord,
  rule: {
    key: "delivery_id",
    order: "-created_at",
    sortable: {},
    searchable: ["message_id"],
    filters: { state: "text", type: "text" },
  },
  records: (db) =>
    db
      .selectFrom("webhook_delivery")
      .select(["delivery_id", "webhook_id", "company_po_id", "event_id", "message_id", "type", "body"])
      .select(["state", "is_test", "tries_count", "last_status", "failure", "next_try_at", "sent_at"])
      .select(["created_at", "updated_at"]),
});

/** One try of a message. */
export const attemptRecord = v.object({
  attempt_id: id,
  delivery_id: id,
  webhook_id: id,
  company_po_id: id,
  number: whole,
  status: nullableWhole,
  failure,
  duration_ms: whole,
  answer: v.string(),
  created_at: instant,
  updated_at: instant,
});

export const attempts = collection({
  name: "companyWebhookAttempt",
  noun: "Attempt",
  table: "webhook_attempt",
  record: attemptRecord,
  rule: {
    key: "attempt_id",
    order: "attempt_id",
    sortable: {},
    searchable: ["answer"],
    filters: {},
  },
  records: (db) => db.selectFrom("webhook_attempt").selectAll().select("created_at as updated_at"),
});
