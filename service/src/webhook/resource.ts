import * as v from "valibot";
import { publicEventTypes } from "../event/types.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { health } from "./health.ts";
import { attemptRecord, attempts, deliveries, deliveryRecord, webhookRecord, webhooks } from "./record.ts";
import { resends } from "./resend.ts";
import { sendTest } from "./sendTest.ts";
import { webhookWrites } from "./write.ts";

const types = operation({
  method: "GET",
  path: "/v1/companyWebhookType",
  origin: "extension",
  summary: "The types of events that a webhook can be told of",
  response: v.array(v.object({ type: v.string() })),
  handle: () => publicEventTypes.map((type) => ({ type })),
});

/** Where companies want to be told of what happens, and what they were told. */
export const webhook: Resource = {
  records: {
    Webhook: webhookRecord,
    WebhookDelivery: deliveryRecord,
    WebhookAttempt: attemptRecord,
  },
  constraints: { webhook_name_key: { field: "hook_name", message: "Name Already Exist" } },
  operations: [
    webhooks.byIds(),
    webhooks.one("extension"),
    ...webhooks.by({ segment: "company_po_id", origin: "extension" }),
    ...webhookWrites,
    webhooks.remove(),
    sendTest,
    ...resends,
    types,
    health,
    deliveries.byIds(),
    deliveries.one("extension"),
    ...deliveries.by({ segment: "webhook_id", origin: "extension" }),
    ...attempts.by({ segment: "delivery_id", origin: "extension" }),
  ],
};
