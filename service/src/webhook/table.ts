import type { Generated } from "kysely";
import type { Instant, Nullable, Times } from "../db/column.ts";
import type { Failure } from "./failure.ts";

/** Where a company wants to be told of what happens. */
export interface WebhookTable extends Times {
  webhook_id: Generated<number>;
  company_po_id: number;
  hook_name: string;
  url: string;
  /** Types of events, or patterns of them: `product.*`. */
  types: string[];
  /** The locations whose events are told; null for all of them, and what is the company's own. */
  seller_ids: Nullable<number[]>;
  active: boolean;
  /** Why it was switched off by us: the receiver said that it is gone, or nothing but failures for days. */
  off_reason: Nullable<"gone" | "failing">;
  off_at: Nullable<string>;
  header_names: string[];
  headers_sealed: Nullable<string>;
  secret_sealed: string;
  secret_at: Instant;
  /** The secret before the last rotation, which signs too until its time is over. */
  old_secret_sealed: Nullable<string>;
  old_secret_until: Nullable<string>;
}

/** How an endpoint does. */
export interface WebhookHealthTable {
  webhook_id: number;
  failures_in_row: Generated<number>;
  failing_since: Nullable<string>;
}

/** What an endpoint is told, and how far that has come. */
export interface WebhookDeliveryTable extends Times {
  delivery_id: Generated<number>;
  webhook_id: number;
  company_po_id: number;
  event_id: Nullable<number>;
  /** The same in every try. */
  message_id: string;
  type: string;
  body: string;
  state: "waiting" | "sent" | "dead";
  is_test: Generated<boolean>;
  tries_count: Generated<number>;
  /** The tries since it was last sent by hand. */
  round_tries: Generated<number>;
  last_status: Nullable<number>;
  failure: Nullable<Failure>;
  next_try_at: Nullable<string>;
  sent_at: Nullable<string>;
}

/** One try. */
export interface WebhookAttemptTable {
  attempt_id: Generated<number>;
  delivery_id: number;
  webhook_id: number;
  company_po_id: number;
  number: number;
  status: Nullable<number>;
  failure: Nullable<Failure>;
  duration_ms: number;
  /** The beginning of what was answered. */
  answer: Generated<string>;
  created_at: Instant;
}
