import * as v from "valibot";
import { type InputFields, inputType, type RecordFields } from "../graphql/inputFields.ts";
import { type DiscountSlab, slabCount } from "./discounts.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";
import { percentageRule, switchRule } from "./rules.ts";

const offerPercentageRule = v.optional(percentageRule("1", "90", messages.percentage), null);
const dateRule = v.nullish(v.string(), null);

const slabFields = {
  minimumQuantity: {
    type: "Int",
    required: true,
    description: "From how many pieces on, 1 to 1000000; more than in the slab before.",
    rule: v.pipe(
      v.number(),
      v.integer(messages.slabQuantity),
      v.minValue(1, messages.slabQuantity),
      v.maxValue(1_000_000, messages.slabQuantity),
    ),
  },
  percentage: {
    type: "Decimal",
    required: true,
    description: "1 to 90 percent off, at most two decimals.",
    rule: percentageRule("1", "90", messages.percentage),
  },
} satisfies InputFields;

/** A slab in an input. */
export const DiscountSlabInput = inputType("DiscountSlabInput", "A step of the volume discount.", slabFields);

const slabRule = v.object({
  minimumQuantity: slabFields.minimumQuantity.rule,
  percentage: slabFields.percentage.rule,
});

/** The service's names of the slabs, numbered from 1, with the paths of their parts. */
const slabPaths = Object.fromEntries(
  Array.from({ length: slabCount }, (_, index) => index).flatMap((index) => [
    [`slab${index + 1}_gte`, [String(index), "minimumQuantity"]],
    [`slab${index + 1}_disc_percentage`, [String(index), "percentage"]],
  ]),
);

function toRestSlabs(slabs: readonly DiscountSlab[]): Readonly<Record<string, string | number | null>> {
  return Object.fromEntries(
    slabs.flatMap((slab, index) => [
      [`slab${index + 1}_gte`, slab.minimumQuantity],
      [`slab${index + 1}_disc_percentage`, slab.percentage],
    ]),
  );
}

/** The fourth step of a product: its discounts, each field by itself (Document 2 §5; ranges: decision D-61). */
export const discountFields = {
  discountPercentage: {
    type: "Decimal",
    description: "Discount on the price, 1 to 20 percent, at most two decimals; null for none.",
    rule: v.optional(percentageRule("1", "20", messages.discount), null),
    rest: "discount_percentage",
    current: ({ discounts }) => discounts.discountPercentage,
  },
  specialOfferEnabled: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether there is a discount for a time.",
    rule: switchRule,
    rest: "enable_special_offer",
    toRest: String,
    current: ({ discounts }) => discounts.specialOfferEnabled,
  },
  specialOfferPercentage: {
    type: "Decimal",
    default: "30",
    description: "1 to 90 percent off, at most two decimals. Required while the offer is on.",
    rule: offerPercentageRule,
    rest: "special_offer_percentage",
    current: ({ discounts }) => discounts.specialOfferPercentage,
  },
  specialOfferStartDate: {
    type: "Date",
    description:
      "The first day. Required while the offer is on; today or later in India's time, unless it is unchanged.",
    rule: dateRule,
    rest: "special_offer_start_date",
    current: ({ discounts }) => discounts.specialOfferStartDate,
  },
  specialOfferEndDate: {
    type: "Date",
    description: "The last day, not before the first. Required while the offer is on and has an end.",
    rule: dateRule,
    rest: "special_offer_end_date",
    current: ({ discounts }) => discounts.specialOfferEndDate,
  },
  specialOfferInfinite: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether the offer has no end; then the last day is ignored.",
    rule: switchRule,
    rest: "special_offer_infinite",
    toRest: String,
    current: ({ discounts }) => discounts.specialOfferInfinite,
  },
  bundleDiscountsEnabled: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether its bundles are offered; there must be one then.",
    rule: switchRule,
    rest: "enable_bundle_discounts",
    toRest: String,
    current: ({ discounts }) => discounts.bundleDiscountsEnabled,
  },
  volumeDiscountsEnabled: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether buying more costs less; all four slabs are needed then.",
    rule: switchRule,
    rest: "enable_volume_discounts",
    toRest: String,
    current: ({ discounts }) => discounts.volumeDiscountsEnabled,
  },
  slabs: {
    type: [DiscountSlabInput],
    description: "The four slabs in their order, used while volume discounts are on.",
    rule: v.nullish(v.pipe(v.array(slabRule), v.maxLength(slabCount, "There are four slabs")), []),
    rest: slabPaths,
    toRest: toRestSlabs,
    current: ({ discounts }) => discounts.slabs.flatMap((slab) => [slab.minimumQuantity, slab.percentage]),
  },
} satisfies RecordFields<Product>;
