import * as v from "valibot";
import { optionalText } from "../graphql/text.ts";
import type { RecordFields } from "../graphql/inputFields.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";
import { giftPriceRule, priceRule, switchRule, taxRule } from "./rules.ts";

/** The third step of a product: price and tax (Document 2 §5; ranges: decision D-58). */
export const pricingFields = {
  variantsEnabled: {
    type: "Boolean",
    required: true,
    default: false,
    description:
      "Whether it is sold in variants, of which there must be one then, instead of at a single price.",
    rule: switchRule,
    rest: "prod_varient_enabled",
    toRest: String,
    current: (product) => product.variantsEnabled,
  },
  price: {
    type: "Decimal",
    description:
      "Before tax, INR; more than 0, at most two decimals. Required unless variants are on; then it is ignored, and the present one is kept.",
    rule: v.optional(priceRule, null),
    rest: "product_price",
    current: (product) => product.singlePrice,
  },
  giftWrappingEnabled: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether it can be wrapped as a gift.",
    rule: switchRule,
    rest: "gift_wrapping_enabled",
    toRest: String,
    current: (product) => product.giftWrappingEnabled,
  },
  giftWrappingPrice: {
    type: "Decimal",
    default: "30",
    description: "INR, at most two decimals. Required while wrapping is on, ignored while it is off.",
    rule: v.optional(giftPriceRule, null),
    rest: "gift_wrapping_price",
    current: (product) => product.giftWrappingPrice,
  },
  cgst: {
    type: "Decimal",
    required: true,
    description: "Central GST in percent, 0 to 50.",
    rule: taxRule(messages.cgst),
    rest: "cgst",
    current: (product) => product.cgst,
  },
  sgst: {
    type: "Decimal",
    required: true,
    description: "State GST in percent, 0 to 50.",
    rule: taxRule(messages.sgst),
    rest: "sgst",
    current: (product) => product.sgst,
  },
  igst: {
    type: "Decimal",
    required: true,
    description: "Integrated GST in percent, 0 to 50.",
    rule: taxRule(messages.igst),
    rest: "igst",
    current: (product) => product.igst,
  },
  hsnCode: {
    type: "String",
    description: "Harmonised System code: 4, 6 or 8 digits; null for none.",
    rule: v.pipe(
      v.optional(optionalText(8, messages.hsnCode), null),
      v.check((code) => code === null || /^(\d{4}|\d{6}|\d{8})$/.test(code), messages.hsnCode),
    ),
    rest: "hsn_code",
    current: (product) => product.hsnCode,
  },
  sku: {
    type: "String",
    description:
      "The seller's own number, up to 120 characters, unique per location; ignored while variants are on.",
    rule: v.optional(optionalText(120), null),
    rest: "sku_seller",
    current: (product) => product.sku,
  },
} satisfies RecordFields<Product>;
