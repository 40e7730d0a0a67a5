import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  flagField,
  idField,
  integerField,
  optionalDateTimeField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";

/** Where a company wants to be told of what happens. */
export interface Webhook extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Types of events, or patterns of them. */
  readonly types: readonly string[];
  /** The locations whose events are told; null for all and what is the company's own. */
  readonly sellerIds: readonly string[] | null;
  readonly isActive: boolean;
  /** As the service spells it. */
  readonly offReason: string | null;
  readonly offAt: string | null;
  /** Whether it fails; null where the service does not say. */
  readonly isFailing: boolean | null;
  readonly headerNames: readonly string[];
  readonly secretAt: string | null;
  readonly oldSecretUntil: string | null;
}

const texts = v.array(v.string());
const whose = { company_po_id: idField, webhook_id: idField };

/** Reads `companyWebhook`. */
export const webhookRecord = v.pipe(
  v.object({
    ...timesEntries,
    ...whose,
    hook_name: textField,
    url: textField,
    types: texts,
    seller_ids: v.nullable(v.array(idField)),
    active: flagField,
    off_reason: optionalTextField,
    off_at: optionalDateTimeField,
    failing: v.optional(v.nullable(flagField), null),
    header_names: texts,
    secret_at: optionalDateTimeField,
    old_secret_until: optionalDateTimeField,
  }),
  v.transform((record): Webhook => ({
    ...timesOf(record),
    id: record.webhook_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.hook_name,
    url: record.url,
    types: record.types,
    sellerIds: record.seller_ids,
    isActive: record.active,
    isFailing: record.failing,
    offReason: record.off_reason,
    offAt: record.off_at,
    headerNames: record.header_names,
    secretAt: record.secret_at,
    oldSecretUntil: record.old_secret_until,
  })),
);

/** How an endpoint has done in the last 24 hours, and what waits. */
export interface WebhookHealth extends Ownership {
  readonly id: string;
  readonly hours: readonly { readonly at: string; readonly ok: number; readonly failed: number }[];
  readonly lastFailure: string | null;
  readonly lastStatus: number | null;
  readonly lastFailureAt: string | null;
  readonly waitingCount: number;
  readonly deadCount: number;
}

/** Reads `companyWebhookHealth`. */
export const healthRecord = v.pipe(
  v.object({
    ...whose,
    hours: v.array(v.object({ at: v.string(), ok: integerField, failed: integerField })),
    last_failure: optionalTextField,
    last_status: optionalIntegerField,
    last_failure_at: optionalDateTimeField,
    waiting_count: integerField,
    dead_count: integerField,
  }),
  v.transform((record): WebhookHealth => ({
    id: record.webhook_id,
    companyId: record.company_po_id,
    sellerId: null,
    hours: record.hours,
    lastFailure: record.last_failure,
    lastStatus: record.last_status,
    lastFailureAt: record.last_failure_at,
    waitingCount: record.waiting_count,
    deadCount: record.dead_count,
  })),
);

/** A message to an endpoint. */
export interface WebhookDelivery extends Ownership, RecordTimes {
  readonly id: string;
  readonly webhookId: string;
  readonly messageId: string;
  readonly type: string;
  readonly body: string;
  readonly state: string;
  readonly isTest: boolean;
  readonly attemptCount: number;
  readonly lastStatus: number | null;
  readonly failure: string | null;
  readonly nextAttemptAt: string | null;
  readonly sentAt: string | null;
}

/** Reads `companyWebhookDelivery`. */
export const deliveryRecord = v.pipe(
  v.object({
    ...timesEntries,
    ...whose,
    delivery_id: idField,
    message_id: textField,
    type: textField,
    body: textField,
    state: textField,
    is_test: flagField,
    tries_count: integerField,
    last_status: optionalIntegerField,
    failure: optionalTextField,
    next_try_at: optionalDateTimeField,
    sent_at: optionalDateTimeField,
  }),
  v.transform((record): WebhookDelivery => ({
    ...timesOf(record),
    id: record.delivery_id,
    companyId: record.company_po_id,
    sellerId: null,
    webhookId: record.webhook_id,
    messageId: record.message_id,
    type: record.type,
    body: record.body,
    state: record.state,
    isTest: record.is_test,
    attemptCount: record.tries_count,
    lastStatus: record.last_status,
    failure: record.failure,
    nextAttemptAt: record.next_try_at,
    sentAt: record.sent_at,
  })),
);

/** One try of a message. */
export interface WebhookAttempt extends Ownership {
  readonly id: string;
  readonly number: number;
  readonly at: string | null;
  readonly status: number | null;
  readonly failure: string | null;
  readonly durationMs: number;
  readonly answer: string;
}

/** Reads `companyWebhookAttempt`. */
export const attemptRecord = v.pipe(
  v.object({
    ...whose,
    attempt_id: idField,
    number: integerField,
    status: optionalIntegerField,
    failure: optionalTextField,
    duration_ms: integerField,
    answer: v.string(),
    created_at: optionalDateTimeField,
  }),
  v.transform((record): WebhookAttempt => ({
    id: record.attempt_id,
    companyId: record.company_po_id,
    sellerId: null,
    number: record.number,
    at: record.created_at,
    status: record.status,
    failure: record.failure,
    durationMs: record.duration_ms,
    answer: record.answer,
  })),
);
