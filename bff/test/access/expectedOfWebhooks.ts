/** What is of webhooks. */
const ofWebhooks = [
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
export const unnamedWebhooks = [
  ...ofWebhooks,
  ...["id", "viewerCanDelete", "viewerCanUpdate"].map((field) => `Webhook.${field}`),
  "WebhookDelivery.id",
];

/** What whoever lacks a permission about webhooks is refused. */
export const whatWebhooksAskFor = {
  WEBHOOK_READ: { fields: ofWebhooks.toSorted() },
  WEBHOOK_CREATE: { mutations: ["addWebhook"] },
  WEBHOOK_UPDATE: {
    mutations: ["editWebhook", "resendDeadLetters", "resendDelivery", "rotateWebhookSecret", "testWebhook"],
  },
  WEBHOOK_DELETE: { mutations: ["deleteWebhook"] },
};
