import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { audited, sameId } from "../audit/audited.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { ownedPage } from "../graphql/ownedPage.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { isMissing } from "../rest/error.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { ViewerType } from "../session/viewer.ts";
import { failureOf, WebhookFailureEnum } from "./failure.ts";
import { type Webhook, type WebhookHealth, webhookRecord } from "./record.ts";
import { webhookFields, webhookVersion } from "./fields.ts";
import { webhookConditions, WebhookFilterInput } from "./filter.ts";
import { healths } from "./healthSource.ts";
import { readEventTypes, webhooks } from "./source.ts";

/** Webhooks say where a company keeps its other programs, so they are for who looks after them. */
export const mayReadWebhooks = (user: SessionUser): boolean => allows(user, "WEBHOOK_READ");

/** A webhook. */
export const WebhookType = builder.objectRef<Webhook>("Webhook");

/** Its connection and edge. */
export const { connection: WebhookConnection, edge: WebhookEdge } = connectionTypes(
  "Webhook",
  "webhooks",
  WebhookType,
);

const offReasons = { gone: "GONE", failing: "FAILING" } as const;
const isOffReason = (reason: string): reason is keyof typeof offReasons => Object.hasOwn(offReasons, reason);

const WebhookOffReasonEnum = builder.enumType("WebhookOffReason", {
  description: "Why a webhook was switched off by the service.",
  values: {
    GONE: { description: "Its receiver answered that it is gone (status 410)." },
    FAILING: { description: "Nothing but failures came from its receiver for five days." },
  } as const,
});

const WebhookHourType = builder.objectRef<WebhookHealth["hours"][number]>("WebhookHour").implement({
  readBy: mayReadWebhooks,
  description: "The tries of an hour.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When the hour began." }),
    ok: t.exposeInt("ok", { description: "How many were a success." }),
    failed: t.exposeInt("failed", { description: "How many were not." }),
  }),
});

const WebhookHealthType = builder.objectRef<WebhookHealth>("WebhookHealth").implement({
  readBy: mayReadWebhooks,
  description: "How a webhook has done in the last 24 hours, and what waits.",
  fields: (t) => ({
    hours: t.field({
      type: [WebhookHourType],
      most: 25,
      description: "The hours in which there was a try, the oldest first.",
      resolve: ({ hours }) => [...hours],
    }),
    lastFailure: t.field({
      type: WebhookFailureEnum,
      nullable: true,
      description: "Why the last try that failed did; null when none has.",
      resolve: ({ lastFailure }) => failureOf(lastFailure),
    }),
    lastFailureStatus: t.exposeInt("lastStatus", {
      nullable: true,
      description: "What it was answered; null when nothing was.",
    }),
    lastFailureAt: t.expose("lastFailureAt", {
      type: "DateTime",
      nullable: true,
      description: "When that was.",
    }),
    waitingCount: t.exposeInt("waitingCount", { description: "How many messages wait for a try." }),
    deadCount: t.exposeInt("deadCount", {
      description: "How many messages of the last 30 days were given up.",
    }),
  }),
});

builder.node(WebhookType, {
  readBy: mayReadWebhooks,
  description:
    "An address that is told of what happens in the company, signed as Standard Webhooks has it. Its secret is shown once.",
  id: { resolve: (webhook) => webhook.id },
  loadOne: (id, context) => webhooks.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The webhook's id in the REST service (`webhook_id`)." }),
    name: t.exposeString("name", { description: "Unique in the company, in upper or lower case." }),
    url: t.exposeString("url", { description: "Where messages are sent." }),
    types: t.stringList({
      description: "The types of events that it is told of; `product.*` is all of a noun, `*` everything.",
      resolve: ({ types }) => [...types],
    }),
    sellers: t.field({
      type: [SellerObject],
      nullable: true,
      most: 200,
      description:
        "The locations whose events it is told of; null for all of them and what is the company's own. Those that are gone are left out.",
      resolve: async ({ sellerIds }, _args, context) => {
        if (sellerIds === null) return null;
        const found = await Promise.all(sellerIds.map((id) => sellers.load(context, id)));
        return found.filter((seller) => seller !== null);
      },
    }),
    isActive: t.exposeBoolean("isActive", { description: "Whether it is sent anything." }),
    offReason: t.field({
      type: WebhookOffReasonEnum,
      nullable: true,
      description: "Why the service has switched it off; null when it has not.",
      resolve: ({ offReason }) =>
        offReason !== null && isOffReason(offReason) ? offReasons[offReason] : null,
    }),
    offAt: t.expose("offAt", {
      type: "DateTime",
      nullable: true,
      description: "When the service has switched it off.",
    }),
    headerNames: t.stringList({
      description: "The names of the company's own headers; their values are never shown.",
      resolve: ({ headerNames }) => [...headerNames],
    }),
    secretMadeAt: t.expose("secretAt", {
      type: "DateTime",
      nullable: true,
      description: "When its secret was made.",
    }),
    oldSecretUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when the secret before signs too; null when it does not.",
      // What takes more than the record is not remembered with it: this one looks at the clock.
      resolve: ({ oldSecretUntil }, _args) =>
        oldSecretUntil !== null && Date.parse(oldSecretUntil) > Date.now() ? oldSecretUntil : null,
    }),
    health: t.field({
      type: WebhookHealthType,
      nullable: true,
      description: "How it does; null when the service does not say.",
      resolve: ({ id }, _args, context) =>
        healths.load(context, id).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: webhookVersion }),
    ...viewerCanFields(t, "Webhook"),
  }),
});

audited({
  type: WebhookType,
  records: webhooks,
  tables: { webhook: sameId },
  nameOf: ({ name }) => name,
  fields: [webhookFields],
  columns: {
    off_reason: {
      path: ["offReason"],
      label: "Reason",
      kind: "TEXT",
      words: { gone: "Gone", failing: "Failing" },
    },
    off_at: { path: ["offAt"], label: "Switched off", kind: "INSTANT" },
    header_names: { path: ["headerNames"], label: "Headers", kind: "TEXT" },
    secret_at: { path: ["secretMadeAt"], label: "Secret made", kind: "INSTANT" },
    old_secret_until: { path: ["oldSecretUntil"], label: "Old secret until", kind: "INSTANT" },
  },
});

/** The orders of a list of webhooks. */
export const webhookOrder = orderInput("Webhook", "webhooks", {
  NAME: {
    rest: "hook_name",
    kind: "text",
    value: (webhook: Webhook) => webhook.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

builder.objectFields(ViewerType, (t) => ({
  webhooks: t.field({
    type: WebhookConnection,
    ...semanticNonNull,
    description: "The webhooks of the company, at most 10. None for who lacks `WEBHOOK_READ`.",
    args: {
      ...searchArgument("name or address"),
      ...listArguments(WebhookFilterInput, webhookOrder, "By name, ascending,"),
    },
    resolve: (viewer, args, context) =>
      ownedPage(context, viewer, args, {
        from: mayReadWebhooks(viewer)
          ? {
              template: `${webhooks.path}/company_po_id/{id}`,
              params: { id: viewer.companyId },
              isExtension: true,
            }
          : [],
        record: webhookRecord,
        conditions: webhookConditions(args.filter ?? {}),
        typeName: "Webhook",
        order: webhookOrder.of(args.orderBy),
        texts: ({ name, url }) => [name, url],
      }),
  }),
  webhookEventTypes: t.stringList({
    description: "The types of events that a webhook can be told of. None for who lacks `WEBHOOK_READ`.",
    ...semanticNonNull,
    resolve: (viewer, _args, context) => (mayReadWebhooks(viewer) ? readEventTypes(context) : []),
  }),
}));
