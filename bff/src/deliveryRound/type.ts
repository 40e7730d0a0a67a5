import { builder } from "../graphql/builder.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { DeliveryRound, DeliveryStop, StopItem } from "./record.ts";
import { ownRound } from "./source.ts";

/** More than anybody reads at a door. */
const mostItems = 40;

const StopItemType = builder.objectRef<StopItem>("DeliveryStopItem").implement({
  description: "So many pieces of one product.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is." }),
    quantity: t.exposeInt("quantity", { description: "How many pieces." }),
  }),
});

const StopAttemptType = builder.objectRef<DeliveryStop["attempts"][number]>("DeliveryStopAttempt").implement({
  description: "A delivery that was tried in vain.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", nullable: true, description: "When." }),
    reason: t.exposeString("reason", { description: "Why it was in vain." }),
  }),
});

const DeliveryStopType = builder.objectRef<DeliveryStop>("DeliveryStop").implement({
  description:
    "What somebody brings to one customer today: as much as it takes to find the door. Of what was handed over, phone and address are left out.",
  fields: (t) => ({
    fulfilmentId: t.id({
      description: "The fulfilment, for `deliverStop` and `recordStopAttempt`.",
      resolve: ({ fulfilmentId }) => encodeNodeId("Fulfilment", fulfilmentId),
    }),
    number: t.exposeString("number", { description: "What people call it by: `2627-000123/1`." }),
    isDelivered: t.exposeBoolean("isDelivered", { description: "Whether it was handed over." }),
    customerName: t.exposeString("customerName", { description: "Who receives it." }),
    customerPhone: t.exposeString("customerPhone", { nullable: true, description: "Their phone." }),
    address: t.stringList({
      description: "The lines of the address, at most five.",
      most: 5,
      resolve: ({ address }) => [...address],
    }),
    dueOnDelivery: t.expose("dueOnDelivery", {
      type: "Decimal",
      description: "What is to be collected at the door, INR.",
    }),
    needsCode: t.exposeBoolean("needsCode", {
      description: "Whether the customer has a code, without which it is not handed over.",
    }),
    packages: t.exposeInt("packages", { nullable: true, description: "In how many packages it comes." }),
    attempts: t.field({
      type: [StopAttemptType],
      most: 10,
      description: "When it was tried in vain.",
      resolve: ({ attempts }) => [...attempts],
    }),
    items: t.field({
      type: [StopItemType],
      most: mostItems,
      description: `What is in it, at most ${mostItems} kinds of goods.`,
      resolve: ({ items }) => items.slice(0, mostItems),
    }),
    itemCount: t.int({
      description: "How many kinds of goods are in it.",
      resolve: ({ items }) => items.length,
    }),
  }),
});

/** What a delivery user sees with their personal link. */
export const DeliveryRoundType = builder.objectRef<DeliveryRound>("DeliveryRound").implement({
  description:
    "What a delivery user brings to customers today. It is theirs who have opened their personal link; no account can read it, and with it nothing else can be read.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Whose round it is." }),
    companyName: t.exposeString("companyName", { description: "For whom they deliver." }),
    isOnDuty: t.exposeBoolean("isOnDuty", { description: "Whether they are at work now." }),
    linkExpiresAt: t.expose("linkExpiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when their link works.",
    }),
    stops: t.field({
      type: [DeliveryStopType],
      most: 100,
      description:
        "What is on its way, the first sent at the top, and then what was handed over today, at most 100.",
      resolve: ({ stops }) => [...stops],
    }),
  }),
});

builder.queryField("deliveryRound", (t) =>
  t.field({
    type: DeliveryRoundType,
    nullable: true,
    authScopes: { anyone: true },
    description:
      "The round of the delivery user whose link this browser has opened; null when it has opened none, or the link has ended.",
    resolve: (_root, _args, context) => ownRound(context),
  }),
);
