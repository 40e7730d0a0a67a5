import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { RestError } from "../rest/error.ts";
import { ownError } from "../rest/responseError.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { webhookVersion } from "./fields.ts";
import {
  attemptRecord,
  deliveryRecord,
  webhookRecord,
  type Webhook,
  type WebhookDelivery,
} from "./record.ts";

/** Webhooks by id. */
export const webhooks = ownedRecords<Webhook>({
  typeName: "Webhook",
  path: "/v1/companyWebhook",
  key: "webhook_id",
  record: webhookRecord,
});

/** How edits of webhooks compare versions. */
export const webhookEditing = { records: webhooks, version: webhookVersion };

/** Messages to webhooks by id. */
export const webhookDeliveries = ownedRecords<WebhookDelivery>({
  typeName: "WebhookDelivery",
  path: "/v1/companyWebhookDelivery",
  key: "delivery_id",
  record: deliveryRecord,
});

/** Their tries. */
export const deliveryAttempts = ownedChildren({
  path: "/v1/companyWebhookAttempt/delivery_id",
  parentKey: "delivery_id",
  record: attemptRecord,
});

const typeRecord = v.object({ type: v.string() });

/** What the service can tell of. */
export async function readEventTypes(context: Context): Promise<string[]> {
  const { body } = await context.rest
    .get({ template: "/v1/companyWebhookType", keepSeconds: 600 })
    .catch((error: unknown) => {
      throw error instanceof RestError && error.kind === "not-found" ? ownError("not-offered", error) : error;
    });
  return decodeRecords(typeRecord, body).map(({ type }) => type);
}
