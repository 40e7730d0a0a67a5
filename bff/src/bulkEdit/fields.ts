import * as v from "valibot";
import { isMoney } from "../graphql/decimal.ts";
import { builder } from "../graphql/builder.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import { idempotencyKey, type InputField, type InputFields, inputType } from "../graphql/inputFields.ts";
import { optionalText } from "../graphql/text.ts";
import { productConditions } from "../product/conditionFields.ts";
import { messages } from "../product/messages.ts";
import { giftPriceRule, percentageRule, switchRule, taxRule } from "../product/rules.ts";

/** So many are changed at once. */
export const most = 200;

const selectionFields = {
  ...productConditions,
  expectedCount: {
    type: "Int",
    description: "How many the caller has seen: when others match now, nothing is changed.",
    rule: v.nullish(v.pipe(v.number(), v.integer("Is not valid"), v.minValue(0, "Is not valid"))),
  },
} satisfies InputFields;

const ProductSelectionInput = inputType(
  "ProductSelectionInput",
  "All products of `Viewer.products` that meet these conditions.",
  selectionFields,
);

const idsRule = v.pipe(
  v.array(v.string()),
  v.check((ids) => ids.length > 0, "At least one is required"),
  v.check((ids) => ids.length <= most, "There are too many at once"),
);

/** Products that are named one by one. */
export const namedIds = {
  type: ["ID"],
  required: true,
  names: "Product",
  description: `The products, 1 to ${most}.`,
  rule: idsRule,
} satisfies InputField;

/** Which products, and whether it is only to be shown what would become of them. */
export const whichFields = {
  ids: {
    type: ["ID"],
    names: "Product",
    description: `The products, 1 to ${most}; not together with \`selection\`.`,
    rule: v.nullish(idsRule, null),
  },
  selection: {
    type: ProductSelectionInput,
    description: "All that match, in place of `ids`: they are changed in the background.",
    rule: v.nullish(
      v.object({
        search: selectionFields.search.rule,
        status: selectionFields.status.rule,
        brandId: selectionFields.brandId.rule,
        categoryId: selectionFields.categoryId.rule,
        sellerId: selectionFields.sellerId.rule,
        isLowInStock: selectionFields.isLowInStock.rule,
        isOutOfStock: selectionFields.isOutOfStock.rule,
        isOnOffer: selectionFields.isOnOffer.rule,
        expectedCount: selectionFields.expectedCount.rule,
      }),
      null,
    ),
    rest: { filters: [], q: ["search"], expected_count: ["expectedCount"] },
  },
  isPreview: {
    type: "Boolean",
    required: true,
    default: false,
    description:
      "True to be told what would become of them, of a selection of the first 50: nothing is written.",
    rule: flagRule,
  },
  idempotencyKey,
} satisfies InputFields;

const reference = v.optional(v.nullable(v.string()));

const offerFields = {
  percentage: {
    type: "Decimal",
    required: true,
    description: "1 to 90 percent off, at most two decimals.",
    rule: v.pipe(percentageRule("1", "90", messages.percentage), v.string()),
  },
  startDate: {
    type: "Date",
    required: true,
    description: "The first day: today or later in India's time, or the one that the product has.",
    rule: v.string(),
  },
  endDate: {
    type: "Date",
    description: "The last day, not before the first; null for an offer without end.",
    rule: v.nullish(v.string(), null),
  },
} satisfies InputFields;

const ProductOfferInput = inputType("ProductOfferInput", "A discount for a time.", offerFields);

/** The values that many products can get; what is left out stays. */
const valueFields = {
  brandId: { type: "ID", names: "Brand", description: "The brand; null for none.", rule: reference },
  manufacturerId: {
    type: "ID",
    names: "Manufacturer",
    description:
      "The manufacturer; null for none. It decides the country of origin, and only products of its location can have it.",
    rule: reference,
  },
  categoryId: {
    type: "ID",
    names: "Category",
    description:
      "The deepest category, of any level; the levels above follow from it. Null leaves it as it is.",
    rule: reference,
  },
  originCountryCode: {
    type: "String",
    description:
      "Code of the country of origin as `Country.code`; null for none. Refused of a product with a manufacturer, whose country it is.",
    rule: v.optional(optionalText(3, messages.country)),
  },
  hsnCode: {
    type: "String",
    description: "Harmonised System code: 4, 6 or 8 digits; null for none.",
    rule: v.optional(
      v.pipe(
        optionalText(8, messages.hsnCode),
        v.check((code) => code === null || /^(\d{4}|\d{6}|\d{8})$/.test(code), messages.hsnCode),
      ),
    ),
  },
  cgst: {
    type: "Decimal",
    description: "Central GST in percent, 0 to 50.",
    rule: v.optional(taxRule(messages.cgst)),
  },
  sgst: {
    type: "Decimal",
    description: "State GST in percent, 0 to 50.",
    rule: v.optional(taxRule(messages.sgst)),
  },
  igst: {
    type: "Decimal",
    description: "Integrated GST in percent, 0 to 50.",
    rule: v.optional(taxRule(messages.igst)),
  },
  discountPercentage: {
    type: "Decimal",
    description: "Discount on the price, 1 to 20 percent; null for none.",
    rule: v.optional(percentageRule("1", "20", messages.discount)),
  },
  specialOffer: {
    type: ProductOfferInput,
    description: "The discount for a time; null to switch it off.",
    rule: v.optional(
      v.nullable(
        v.pipe(
          v.object({
            percentage: offerFields.percentage.rule,
            startDate: offerFields.startDate.rule,
            endDate: offerFields.endDate.rule,
          }),
          v.forward(
            v.check(
              ({ startDate, endDate }) => endDate === null || endDate >= startDate,
              messages.endBeforeStart,
            ),
            ["endDate"],
          ),
        ),
      ),
    ),
  },
  giftWrappingPrice: {
    type: "Decimal",
    description:
      "What wrapping as a gift costs, INR; null to offer none. Of products with variants, of each open one; without `VARIANT_UPDATE` they are refused.",
    rule: v.optional(giftPriceRule),
  },
} satisfies InputFields;

const ProductValuesInput = inputType(
  "ProductValuesInput",
  "The same values for many products. What is left out stays as it is.",
  valueFields,
);

const PriceChangeModeEnum = builder.enumType("PriceChangeMode", {
  description: "How a new price follows from the old one.",
  values: {
    SET: { description: "It is the amount." },
    ADD: { description: "So many rupees more, or with a minus less." },
    PERCENT: { description: "So many percent more, or with a minus less; half a paisa is rounded up." },
  } as const,
});

const PriceRoundingEnum = builder.enumType("PriceRounding", {
  description: "What a new price ends in.",
  values: {
    NONE: { description: "In what comes out." },
    WHOLE: { description: "In .00, the nearest." },
    HALF: { description: "In .50, the nearest." },
    NINETY_NINE: { description: "In .99, the nearest." },
  } as const,
});

const amountMessage = "Must be a number other than 0, with at most two decimals";

const priceFields = {
  mode: {
    type: PriceChangeModeEnum,
    required: true,
    description: "How.",
    rule: v.picklist(["SET", "ADD", "PERCENT"]),
  },
  amount: {
    type: "Decimal",
    required: true,
    description: "Rupees, or percent; not 0, at most two decimals.",
    rule: v.pipe(
      v.string(),
      v.check((amount) => isMoney(amount.replace("-", "")) && Number(amount) !== 0, amountMessage),
    ),
  },
  rounding: {
    type: PriceRoundingEnum,
    required: true,
    default: "NONE",
    description: "What it ends in.",
    rule: v.picklist(["NONE", "WHOLE", "HALF", "NINETY_NINE"]),
  },
  withVariants: {
    type: "Boolean",
    required: true,
    default: false,
    description:
      "Whether products with variants are changed too: each of their open variants, for which it asks for `VARIANT_UPDATE`. Else they are refused.",
    rule: switchRule,
  },
} satisfies InputFields;

const ProductPriceChangeInput = inputType("ProductPriceChangeInput", "A change of many prices.", priceFields);

/** What many products get. */
export const changeFields = {
  set: {
    type: ProductValuesInput,
    description: "The same values for all of them; not together with `price`.",
    rule: v.nullish(
      v.object({
        brandId: reference,
        manufacturerId: reference,
        categoryId: reference,
        originCountryCode: valueFields.originCountryCode.rule,
        hsnCode: valueFields.hsnCode.rule,
        cgst: valueFields.cgst.rule,
        sgst: valueFields.sgst.rule,
        igst: valueFields.igst.rule,
        discountPercentage: valueFields.discountPercentage.rule,
        specialOffer: valueFields.specialOffer.rule,
        giftWrappingPrice: valueFields.giftWrappingPrice.rule,
      }),
      null,
    ),
  },
  price: {
    type: ProductPriceChangeInput,
    description: "Another price for each of them.",
    rule: v.nullish(
      v.object({
        mode: priceFields.mode.rule,
        amount: priceFields.amount.rule,
        rounding: priceFields.rounding.rule,
        withVariants: priceFields.withVariants.rule,
      }),
      null,
    ),
  },
} satisfies InputFields;
