import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { builder } from "../graphql/builder.ts";
import { decodeWritten, integerField, textField } from "../rest/recordFields.ts";
import { WebhookAttemptType, WebhookDeliveryType } from "./deliveryType.ts";
import { attemptRecord, deliveryRecord } from "./record.ts";
import { webhookDeliveries, webhookEditing, webhooks } from "./source.ts";
import { mayReadWebhooks, WebhookType } from "./type.ts";
import { sendUnlessStale } from "../graphql/version.ts";

const testRecord = v.object({
  delivery: deliveryRecord,
  attempt: attemptRecord,
  headers: v.array(v.object({ name: textField, value: v.string() })),
});

type SentHeader = v.InferOutput<typeof testRecord>["headers"][number];

const WebhookRequestHeaderType = builder.objectRef<SentHeader>("WebhookRequestHeader").implement({
  readBy: mayReadWebhooks,
  description: "A header that was sent.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name." }),
    value: t.exposeString("value", { description: "Its value; of the company's own headers only dots." }),
  }),
});

changeMutation({
  name: "testWebhook",
  description:
    "Sends a test at once, with one try: `webhook.ping`, or the newest event of a type. Its body has `test: true`, its headers `webhook-test: true`. At most ten a minute.",
  permission: "WEBHOOK_UPDATE",
  input: {
    description: "Which webhook to test.",
    argument: "Which one.",
    fields: {
      id: idOf("Webhook", "The webhook."),
      type: {
        type: "String",
        description: "One of `Viewer.webhookEventTypes`; `webhook.ping` when not given.",
        rule: v.nullish(
          v.pipe(v.string(), v.maxLength<string, number, string>(60, "Must have at most 60 characters")),
        ),
        rest: "type",
      },
    },
  },
  async run({ id, type }, context) {
    const webhook = await webhooks.require(context, id);
    const response = await context.rest.send({
      method: "POST",
      template: `${webhooks.path}/{id}/test`,
      params: { id: webhook.id },
      body: { type: type ?? "webhook.ping" },
      waitsForOthers: true,
    });
    const { delivery, attempt, headers } = decodeWritten(testRecord, response.body);
    if (delivery.webhookId !== webhook.id || delivery.companyId !== webhook.companyId)
      throw new NotFoundError();
    return { delivery, attempt, headers };
  },
  success: {
    description: "A test was sent; whether it arrived is in `attempt`.",
    fields: (t) => ({
      delivery: t.expose("delivery", { type: WebhookDeliveryType, description: "What was sent." }),
      attempt: t.expose("attempt", { type: WebhookAttemptType, description: "What came of it." }),
      headers: t.field({
        type: [WebhookRequestHeaderType],
        most: 20,
        description: "The headers that were sent.",
        resolve: ({ headers }) => [...headers],
      }),
    }),
  },
});

changeMutation({
  name: "resendDelivery",
  description: "Sends a message again, by the same id and with all its tries, also one that has arrived.",
  permission: "WEBHOOK_UPDATE",
  input: {
    description: "Which message to send again.",
    argument: "Which one.",
    fields: { id: idOf("WebhookDelivery", "One of `Webhook.deliveries`; not a test.") },
  },
  async run(input, context) {
    const delivery = await webhookDeliveries.require(context, input.id);
    const response = await context.rest.send({
      method: "POST",
      template: `${webhookDeliveries.path}/{id}/resend`,
      params: { id: delivery.id },
    });
    return { delivery: await webhookDeliveries.written(context, response.body, { row: delivery }) };
  },
  success: {
    description: "It is sent again.",
    fields: (t) => ({
      delivery: t.expose("delivery", {
        type: WebhookDeliveryType,
        description: "The message, which waits now.",
      }),
    }),
  },
});

const resentRecord = v.object({ dead_count: integerField });

changeMutation({
  name: "resendDeadLetters",
  description: "Has every message of a webhook sent again that was given up, one after the other.",
  permission: "WEBHOOK_UPDATE",
  input: {
    description: "Whose messages to send again.",
    argument: "Which webhook.",
    fields: { id: idOf("Webhook", "The webhook.") },
  },
  async run(input, context) {
    const webhook = await webhooks.require(context, input.id);
    const response = await sendUnlessStale(context, webhookEditing, webhook, undefined, {
      method: "POST",
      template: `${webhooks.path}/{id}/resend`,
      params: { id: webhook.id },
    });
    return { webhook, count: decodeWritten(resentRecord, response.body).dead_count };
  },
  success: {
    description: "They are sent again.",
    fields: (t) => ({
      webhook: t.expose("webhook", { type: WebhookType, description: "The webhook." }),
      count: t.exposeInt("count", { description: "How many there were." }),
    }),
  },
});
