import * as v from "valibot";
import { isMoney } from "../graphql/decimal.ts";

/** The messages of the variant forms, letter by letter where the seeds give them (Document 2 §5). */
export const messages = {
  shortName: "Short Name is required",
  shortNameLength: "Short Name has at most 120 characters",
  longName: "Long Name is required",
  longNameLength: "Long Name has at most 120 characters",
  price: "Price is required",
  priceRange: "Price must be more than 0, with at most two decimals",
  order: "Order ID is required",
  orderRange: "Order ID is a whole number from 1 to 1000000",
  skuLength: "SKU has at most 120 characters",
  giftPrice: "Gift Wrapping Price is Required",
  giftPriceRange: "Gift Wrapping Price must be 0 or more, with at most two decimals",
  defaultStays: "Choose another default variant instead",
  defaultOpen: "The default variant cannot be disabled",
  closedReason: "Closed Reason is required",
  closedReasonLength: "Closed Reason has at most 1000 characters",
  closed: "This variant is closed. Enable it before you change it.",
} as const;

function nameRule(required: string, tooLong: string) {
  return v.pipe(v.string(required), v.trim(), v.nonEmpty(required), v.maxLength(120, tooLong));
}

const flag = v.boolean("Choose yes or no");

/** The fields of a variant that must have a value (decisions D-35, D-42 and D-58). */
export const requiredFields = {
  shortName: nameRule(messages.shortName, messages.shortNameLength),
  longName: nameRule(messages.longName, messages.longNameLength),
  price: v.pipe(
    v.string(messages.price),
    v.nonEmpty(messages.price),
    v.check((price) => isMoney(price) && Number(price) > 0, messages.priceRange),
  ),
  order: v.pipe(
    v.number(messages.order),
    v.integer(messages.orderRange),
    v.minValue(1, messages.orderRange),
    v.maxValue(1_000_000, messages.orderRange),
  ),
  isDefault: flag,
  temporarilyUnavailable: flag,
  giftWrappingEnabled: flag,
};

/** The seller's own number; empty means none. */
export const skuRule = v.pipe(
  v.nullable(v.string()),
  v.transform((sku) => sku?.trim() ?? ""),
  v.maxLength(120, messages.skuLength),
  v.transform((sku) => (sku === "" ? null : sku)),
);

/** What wrapping costs; whether it must be there depends on the switch. */
export const giftPriceRule = v.nullable(v.pipe(v.string(), v.check(isMoney, messages.giftPriceRange)));
