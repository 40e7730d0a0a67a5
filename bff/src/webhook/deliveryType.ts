import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { filterFields } from "../graphql/listFilter.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { ownedPage } from "../graphql/ownedPage.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { currentUser } from "../session/currentUser.ts";
import { failureOf, WebhookFailureEnum } from "./failure.ts";
import { deliveryRecord, type WebhookAttempt, type WebhookDelivery } from "./record.ts";
import { deliveryAttempts, webhookDeliveries, webhooks } from "./source.ts";
import { mayReadWebhooks, WebhookType } from "./type.ts";

const WebhookDeliveryStateEnum = builder.enumType("WebhookDeliveryState", {
  description: "How far a message to a webhook has come.",
  values: {
    WAITING: { description: "It waits for its next try." },
    SENT: { description: "It has arrived." },
    DEAD: { description: "It was given up." },
  } as const,
});

const states = { waiting: "WAITING", sent: "SENT", dead: "DEAD" } as const;
const isState = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

/** One try of a message. */
export const WebhookAttemptType = builder.objectRef<WebhookAttempt>("WebhookAttempt").implement({
  readBy: mayReadWebhooks,
  description: "One try of a message.",
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "Its id in the REST service (`attempt_id`)." }),
    number: t.exposeInt("number", { description: "Which try of the message it was, from 1." }),
    at: t.expose("at", { type: "DateTime", nullable: true, description: "When it was made." }),
    status: t.exposeInt("status", {
      nullable: true,
      description: "The status of the response; null when there was none.",
    }),
    failure: t.field({
      type: WebhookFailureEnum,
      nullable: true,
      description: "Why it was no success; null for a success.",
      resolve: ({ failure }) => failureOf(failure),
    }),
    durationMs: t.exposeInt("durationMs", { description: "How long it took, in milliseconds." }),
    answer: t.exposeString("answer", { description: "The first 2 kB of the response." }),
  }),
});

/** A message to a webhook. */
export const WebhookDeliveryType = builder.objectRef<WebhookDelivery>("WebhookDelivery");

builder.node(WebhookDeliveryType, {
  readBy: mayReadWebhooks,
  description: "A message to a webhook, kept for 30 days.",
  id: { resolve: (delivery) => delivery.id },
  loadOne: (id, context) => webhookDeliveries.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "Its id in the REST service (`delivery_id`)." }),
    webhook: t.field({
      type: WebhookType,
      nullable: true,
      description: "Whose it is; null when it is gone.",
      resolve: ({ webhookId }, _args, context) => webhooks.load(context, webhookId),
    }),
    messageId: t.exposeString("messageId", {
      description: "`webhook-id`, the same in every try: by it a receiver knows what it has had already.",
    }),
    type: t.exposeString("type", { description: "What happened." }),
    body: t.exposeString("body", { description: "What is sent, as JSON." }),
    state: t.field({
      type: WebhookDeliveryStateEnum,
      description: "How far it has come.",
      resolve: ({ state }) => (isState(state) ? states[state] : "WAITING"),
    }),
    isTest: t.exposeBoolean("isTest", { description: "Whether it was sent by `testWebhook`." }),
    attemptCount: t.exposeInt("attemptCount", { description: "How many tries there were." }),
    lastStatus: t.exposeInt("lastStatus", {
      nullable: true,
      description: "The status of the last response.",
    }),
    failure: t.field({
      type: WebhookFailureEnum,
      nullable: true,
      description: "Why the last try was no success.",
      resolve: ({ failure }) => failureOf(failure),
    }),
    nextAttemptAt: t.expose("nextAttemptAt", {
      type: "DateTime",
      nullable: true,
      description: "When the next try is due; null when there is none.",
    }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true, description: "When it arrived." }),
    attempts: t.field({
      type: [WebhookAttemptType],
      most: 50,
      description: "Its tries, the first one first.",
      resolve: async ({ id }, _args, context) => [...(await deliveryAttempts.find(context, id))].slice(-50),
    }),
    ...timeFields(t),
  }),
});

const { connection: WebhookDeliveryConnection } = connectionTypes(
  "WebhookDelivery",
  "deliveries",
  WebhookDeliveryType,
);

const deliveryOrder = orderInput<WebhookDelivery, keyof typeof timeOrders>(
  "WebhookDelivery",
  "deliveries",
  timeOrders,
);

const WebhookDeliveryFilter = builder.inputType("WebhookDeliveryFilter", {
  description: "What a list of deliveries is narrowed to. All conditions that are given must hold.",
  fields: (t) => ({
    state: t.field({
      type: [WebhookDeliveryStateEnum],
      description: "In one of these states; an empty list means any.",
    }),
    types: t.stringList({ description: "Of one of these types; an empty list means any." }),
    ...filterFields(t, "WebhookDelivery"),
  }),
});

const some = (values: readonly string[] | null | undefined): string | undefined =>
  values && values.length > 0 ? values.join(",") : undefined;

builder.objectField(WebhookType, "deliveries", (t) =>
  t.field({
    type: WebhookDeliveryConnection,
    ...semanticNonNull,
    ownCall: true,
    description: "What it was told of in the last 30 days, tests among it.",
    args: {
      ...searchArgument("message id"),
      filter: t.arg({ type: WebhookDeliveryFilter, description: "Everything when not given." }),
      orderBy: t.arg({ type: deliveryOrder.input, description: "The newest first when not given." }),
      ...connectionArguments,
    },
    resolve: ({ id }, args, context) =>
      ownedPage(context, currentUser(context), args, {
        from: {
          template: `${webhookDeliveries.path}/webhook_id/{id}`,
          params: { id },
          query: {
            state: some(args.filter?.state?.map((state) => state.toLowerCase())),
            type: some(args.filter?.types),
          },
          isExtension: true,
        },
        record: deliveryRecord,
        typeName: "WebhookDelivery",
        order: deliveryOrder.of(args.orderBy ?? { field: "CREATED_AT", direction: "DESC" }),
        texts: ({ messageId }) => [messageId],
      }),
  }),
);
