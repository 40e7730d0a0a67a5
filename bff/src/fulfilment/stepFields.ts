import * as v from "valibot";
import { flagRule } from "../graphql/fieldRules.ts";
import type { SentField } from "../graphql/inputFields.ts";
import { optionalLines, optionalText, requiredLines } from "../graphql/text.ts";
import { optionalAmount } from "../order/placeFields.ts";
import { packageFields } from "./packageFields.ts";

/** To let goods go that nobody has paid. */
export const unpaidFields = {
  force: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Goes on although nothing was paid; asks for `ORDER_APPROVE`, and for a reason.",
    rule: flagRule,
    rest: "force",
  },
  reason: {
    type: "String",
    description: "Why, at most 500 characters; must be given with `force`.",
    rule: optionalLines(500),
    rest: "reason",
  },
} satisfies Readonly<Record<string, SentField>>;

/** Why a delivery was in vain. */
export const attemptFields = {
  reason: {
    type: "String",
    required: true,
    description: "Why it was in vain, 1 to 500 characters.",
    rule: requiredLines("Reason is required", 500),
    rest: "reason",
  },
} satisfies Readonly<Record<string, SentField>>;

/** What comes of handing over. */
export const deliverFields = {
  code: {
    type: "String",
    description:
      "The six digits that the customer gave. Needed where a delivery user brings it or it is collected, unless `overrideReason` says why not.",
    rule: v.pipe(
      optionalText(20),
      v.check((text) => text === null || /^\d{6}$/.test(text), "A code has 6 digits"),
    ),
    rest: "code",
  },
  overrideReason: {
    type: "String",
    description: "Why it is handed over without the code, at most 500 characters; asks for `ORDER_APPROVE`.",
    rule: optionalLines(500),
    rest: "reason",
  },
  collectedAmount: {
    type: "Decimal",
    description: "What was collected, INR; must be `dueOnDelivery` where something is.",
    rule: optionalAmount,
    rest: "collected_amount",
  },
  deliveredAt: {
    type: "DateTime",
    description:
      "When, where that is noted later: since it was sent, and not in the future; now when not given.",
    rule: v.nullish(v.string(), null),
    rest: "delivered_at",
  },
} satisfies Readonly<Record<string, SentField>>;

/** Who brings it. */
export const carrierFields = {
  deliveryUserId: {
    type: "ID",
    names: "DeliveryUser",
    description: "Who brings it: active, and of the location that sends it.",
    rule: v.nullish(v.string(), null),
    rest: "delivery_user_id",
  },
} satisfies Readonly<Record<string, SentField>>;

/** How much of its price comes back with what a customer sends back. */
export const returnFields = {
  withDeliveryCharge: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Gives back the delivery charge that these lines bear, too.",
    rule: flagRule,
    rest: "with_delivery_charge",
  },
} satisfies Readonly<Record<string, SentField>>;

/** Why something is sent at another time, and how what stays of something packed is packed now. */
export const splitFields = {
  reason: {
    type: "String",
    description: "Why, at most 500 characters.",
    rule: optionalLines(500),
    rest: "reason",
  },
  packages: {
    ...packageFields.packages,
    description:
      "Where it was packed: in how many packages what stays is now, 1 to 99; as many as before when not given.",
  },
  weightGrams: {
    ...packageFields.weightGrams,
    description:
      "Where it was packed: how heavy what stays is now, in grams, 1 to 1000000; not known any more when not given.",
  },
} satisfies Readonly<Record<string, SentField>>;
