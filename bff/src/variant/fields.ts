import * as v from "valibot";
import { optionalText } from "../graphql/text.ts";
import { labelledText, positionRule } from "../graphql/fieldRules.ts";
import {
  type RecordFields,
  type RestBody,
  toRestBody,
  type ValuesOf,
  versionOfFields,
} from "../graphql/inputFields.ts";
import { giftPriceRule, priceRule, switchRule } from "../product/rules.ts";
import type { Variant } from "./record.ts";

/** What can be said about a variant, with the messages of its form (Document 2 §5, decisions D-35, D-42 and D-58). */
export const variantFields = {
  shortName: {
    type: "String",
    required: true,
    description: "1 to 120 characters.",
    rule: labelledText("Short Name", 120),
    rest: "short_name",
    current: (variant) => variant.shortName,
  },
  longName: {
    type: "String",
    required: true,
    description: "1 to 120 characters.",
    rule: labelledText("Long Name", 120),
    rest: "long_name",
    current: (variant) => variant.longName,
  },
  price: {
    type: "Decimal",
    required: true,
    description: "Before tax, INR; more than 0, at most two decimals.",
    rule: v.pipe(priceRule, v.string("Price is required")),
    rest: "product_price",
    current: (variant) => variant.price,
  },
  order: {
    type: "Int",
    required: true,
    description: "Position among the product's variants, 1 to 1000000.",
    rule: positionRule(),
    rest: "display_order_id",
    current: (variant) => variant.order,
  },
  sku: {
    type: "String",
    description: "The seller's own number, up to 120 characters; unique per location.",
    editDescription: "The seller's own number, up to 120 characters; null takes it away.",
    rule: v.optional(optionalText(120), null),
    rest: "sku_seller",
    current: (variant) => variant.sku,
  },
  isDefault: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Makes it the default instead of the present one. The first variant always is the default.",
    editDescription: "True makes it the default instead of the present one; the default cannot be unset.",
    rule: switchRule,
    rest: "default_price",
    toRest: String,
    current: (variant) => variant.isDefault,
  },
  temporarilyUnavailable: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Open, but out of stock for now.",
    rule: switchRule,
    rest: "item_not_available",
    toRest: String,
    current: (variant) => variant.temporarilyUnavailable,
  },
  giftWrappingEnabled: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether it can be wrapped as a gift.",
    rule: switchRule,
    rest: "gift_wrapping_enabled",
    toRest: String,
    current: (variant) => variant.giftWrappingEnabled,
  },
  giftWrappingPrice: {
    type: "Decimal",
    description: "INR, at most two decimals. Required while wrapping is on, ignored while it is off.",
    editDescription:
      "INR, at most two decimals. Required when wrapping is switched on, ignored while it is off.",
    rule: v.optional(giftPriceRule, null),
    rest: "gift_wrapping_price",
    current: (variant) => variant.giftWrappingPrice,
  },
} satisfies RecordFields<Variant>;

export const variantVersion = versionOfFields(variantFields);

/** The whole form as it is sent: its gift price is 0 while wrapping is off (Document 2 §5). */
export function formBody(form: ValuesOf<typeof variantFields>): RestBody {
  return toRestBody(variantFields, form.giftWrappingEnabled ? form : { ...form, giftWrappingPrice: "0" });
}
