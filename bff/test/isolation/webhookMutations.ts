import * as v from "valibot";
import { webhookVersion } from "../../src/webhook/fields.ts";
import { webhookRecord } from "../../src/webhook/record.ts";
import { type MutationExample, own, record } from "./example.ts";

const kept = record("companyWebhook");
const version = webhookVersion(v.parse(webhookRecord, kept));
const id = own("Webhook");
const webhook = { "PUT /v1/companyWebhook/{id}": () => kept };

const fields = {
  name: "New",
  url: "https://receiver.example/",
  types: ["product.*"],
  sellerIds: [own("Seller")],
  isActive: true,
  headers: [{ name: "X-Key", value: "value" }],
};

/** Examples of the changes of webhooks. */
export const webhookMutations: Readonly<Record<string, MutationExample>> = {
  addWebhook: {
    inputs: [{ ...fields, idempotencyKey: "key" }],
    responses: { "POST /v1/companyWebhook": () => kept },
  },
  editWebhook: {
    inputs: [
      { id, ...fields },
      { id, ...fields, version },
    ],
    responses: webhook,
  },
  deleteWebhook: {
    inputs: [{ id, version }],
    responses: { "DELETE /v1/companyWebhook/{id}": () => null },
  },
  rotateWebhookSecret: {
    inputs: [{ id, version, idempotencyKey: "key" }],
    responses: { "POST /v1/companyWebhook/{id}/rotation": () => kept },
  },
  testWebhook: {
    inputs: [{ id, type: "product.enabled" }],
    responses: {
      "POST /v1/companyWebhook/{id}/test": () => ({
        delivery: record("companyWebhookDelivery"),
        attempt: record("companyWebhookAttempt"),
        headers: [{ name: "webhook-id", value: "evt_test" }],
      }),
    },
  },
  resendDelivery: {
    inputs: [{ id: own("WebhookDelivery") }],
    responses: {
      "POST /v1/companyWebhookDelivery/{id}/resend": () => record("companyWebhookDelivery"),
    },
  },
  resendDeadLetters: {
    inputs: [{ id }],
    responses: { "POST /v1/companyWebhook/{id}/resend": () => ({ dead_count: 1 }) },
  },
};
