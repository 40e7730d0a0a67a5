import * as v from "valibot";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { webhookFields, webhookVersion } from "../../../src/webhook/fields.ts";
import { webhookRecord } from "../../../src/webhook/record.ts";
import type { Caller } from "../../harness/backOffice.ts";
import { collection, type RawRecord } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";

/** A webhook, and how it does. */
const webhook = (id: number, mark: string): RawRecord => ({
  hook_name: `${mark} name`,
  url: `https://${mark}.test/`,
  types: [`${mark}.*`],
  seller_ids: [id],
  active: true,
  failing: true,
  off_reason: "gone",
  off_at: "2026-01-02T00:00:00Z",
  header_names: [`X-${mark}`],
  secret_at: "2026-01-01T00:00:00Z",
  old_secret_until: "2099-01-01T00:00:00Z",
  hours: [{ at: "2026-01-01T00:00:00Z", ok: 1, failed: 1 }],
  last_failure: "status",
  last_status: 500,
  last_failure_at: "2026-01-02T00:00:00Z",
  waiting_count: 1,
  dead_count: 1,
});

/** A message to it, and a try of that. */
const delivery = (id: number, mark: string): RawRecord => ({
  message_id: `${mark} message`,
  type: `${mark}.changed`,
  body: `${mark} body`,
  state: "sent",
  is_test: false,
  tries_count: 1,
  last_status: 200,
  failure: "status",
  next_try_at: "2026-01-02T00:00:00Z",
  sent_at: "2026-01-02T00:00:00Z",
  number: 1,
  status: 200,
  duration_ms: 1,
  answer: `${mark} answer`,
  delivery_id: id,
});

/** It hangs on our webhook, but is another company's. */
const astray = { ...delivery(9001, "FOREIGN"), delivery_id: 9002, company_po_id: 9001, webhook_id: 1 };

const added = v.object({ result: v.object({ webhook: v.object({ id: v.string() }) }) });
const tested = v.object({ result: v.object({ __typename: v.literal("TestWebhookSuccess") }) });

/** Adds a webhook that is sent nothing but tests, and gives its id. */
async function addWebhook(owner: Caller, name: string): Promise<string> {
  const { data } = await owner.send(
    `mutation ($input: AddWebhookInput!) { result: addWebhook(input: $input) {
      ... on AddWebhookSuccess { webhook { id } } ... on Error { message } } }`,
    { input: { name, url: "http://localhost:1024/", types: ["*"], isActive: false } },
  );
  return v.parse(added, data).result.webhook.id;
}

/** Sends a webhook a test, which arrives nowhere. */
async function addDelivery(owner: Caller, id: string): Promise<void> {
  const { data } = await owner.send(
    `mutation ($input: TestWebhookInput!) { result: testWebhook(input: $input) {
      __typename ... on Error { message } } }`,
    { input: { id } },
  );
  v.parse(tested, data);
}

/** What is of webhooks. */
const fields = [
  ...[
    "createdAt",
    "databaseId",
    "deliveries",
    "headerNames",
    "health",
    "isActive",
    "name",
    "offAt",
    "offReason",
    "oldSecretUntil",
    "secretMadeAt",
    "sellers",
    "timeline",
    "types",
    "updatedAt",
    "url",
    "version",
  ].map((field) => `Webhook.${field}`),
  ...[
    "attemptCount",
    "attempts",
    "body",
    "createdAt",
    "databaseId",
    "failure",
    "isTest",
    "lastStatus",
    "messageId",
    "nextAttemptAt",
    "sentAt",
    "state",
    "type",
    "updatedAt",
    "webhook",
  ].map((field) => `WebhookDelivery.${field}`),
  "Query.viewer.webhookEventTypes",
  "Query.viewer.webhooks",
];

/** To a seller they are not even named. */
const unnamed = [
  ...fields,
  ...["id", "viewerCanDelete", "viewerCanUpdate"].map((field) => `Webhook.${field}`),
  "WebhookDelivery.id",
];

sample({
  nodes: {
    Webhook: { of: "company" },
    WebhookDelivery: {
      of: "company",
      made: { untried: "it comes of what happens: `isolation` tries it" },
    },
  },
  collections: {
    companyWebhook: collection("webhook_id", { values: (_whose, id, mark) => webhook(id, mark) }),
    companyWebhookHealth: collection("webhook_id", { values: (_whose, id, mark) => webhook(id, mark) }),
    companyWebhookDelivery: collection("delivery_id", {
      links: ["webhook_id"],
      values: (_whose, id, mark) => delivery(id, mark),
      more: [astray],
    }),
    companyWebhookAttempt: collection("attempt_id", {
      links: ["webhook_id", "delivery_id"],
      values: (_whose, id, mark) => delivery(id, mark),
    }),
  },
  publicReads: { "/v1/companyWebhookType": [{ type: "product.enabled" }] },
  fields: [[webhookFields, "POST /v1/companyWebhook"]],
  callPerRow: { "Webhook.deliveries": "the service pages the deliveries of one webhook" },
  // A company has at most so many, and each may name 200 locations: a hundred would be more nodes than an operation may have.
  shortLists: { "Viewer.webhooks": 10 },
  async addTwo(owner) {
    for (const name of ["One", "Two"]) {
      const id = await addWebhook(owner, name);
      await addDelivery(owner, id);
      await addDelivery(owner, id);
    }
  },
  mutations({ own, record }) {
    const kept = record("companyWebhook");
    const version = webhookVersion(v.parse(webhookRecord, kept));
    const id = own("Webhook");
    const inputFields = {
      name: "New",
      url: "https://receiver.example/",
      types: ["product.*"],
      sellerIds: [own("Seller")],
      isActive: true,
      headers: [{ name: "X-Key", value: "value" }],
    };
    const isLost = ["ConflictError", "its secret was in the response that was lost"] as const;
    return {
      addWebhook: {
        permission: "WEBHOOK_CREATE",
        inputs: [{ ...inputFields, idempotencyKey: "key" }],
        responses: { "POST /v1/companyWebhook": () => kept },
        // Nobody listens there.
        given: async () => ({ url: "http://127.0.0.1:1024/", types: ["product.*"] }),
        foundOut: isLost,
      },
      editWebhook: {
        permission: "WEBHOOK_UPDATE",
        inputs: [
          { id, ...inputFields },
          { id, ...inputFields, version },
        ],
        responses: { "PUT /v1/companyWebhook/{id}": () => kept },
        given: async (preparation) => ({
          id: await preparation.record("Webhook", "id"),
          name: `Edited ${crypto.randomUUID()}`,
        }),
        edit: async ({ owner, listed }) => ({
          base: { id: await addWebhook(owner, "Added") },
          changes: each({
            name: "Edited",
            url: "https://edited.test/",
            types: ["product.*"],
            sellerIds: [listed("sellers")],
            isActive: true,
            headers: [{ name: "X-Edited", value: "Edited" }],
          }),
        }),
      },
      deleteWebhook: {
        permission: "WEBHOOK_DELETE",
        inputs: [{ id, version }],
        responses: { "DELETE /v1/companyWebhook/{id}": () => null },
      },
      rotateWebhookSecret: {
        permission: "WEBHOOK_UPDATE",
        inputs: [{ id, version, idempotencyKey: "key" }],
        responses: { "POST /v1/companyWebhook/{id}/rotation": () => kept },
        foundOut: isLost,
      },
      testWebhook: {
        permission: "WEBHOOK_UPDATE",
        inputs: [{ id, type: "product.enabled" }],
        responses: {
          "POST /v1/companyWebhook/{id}/test": () => ({
            delivery: record("companyWebhookDelivery"),
            attempt: record("companyWebhookAttempt"),
            headers: [{ name: "webhook-id", value: "evt_test" }],
          }),
        },
        changesNothing: "what is sent stands in the log of the webhook",
      },
      resendDelivery: {
        permission: "WEBHOOK_UPDATE",
        inputs: [{ id: own("WebhookDelivery") }],
        responses: {
          "POST /v1/companyWebhookDelivery/{id}/resend": () => record("companyWebhookDelivery"),
        },
        async given(preparation) {
          await preparation.act("testWebhook", { id: await preparation.record("Webhook", "id") });
          return { id: encodeNodeId("WebhookDelivery", "1") };
        },
        refused: ["ValidationError", "a test is not sent again"],
      },
      resendDeadLetters: {
        permission: "WEBHOOK_UPDATE",
        inputs: [{ id }],
        responses: { "POST /v1/companyWebhook/{id}/resend": () => ({ dead_count: 1 }) },
        changesNothing: "there is none",
      },
    };
  },
  access: {
    refusedWithout: { WEBHOOK_READ: { fields } },
    refusedTo: { SELLER_OWNER: unnamed, SELLER_STAFF: unnamed },
  },
});
