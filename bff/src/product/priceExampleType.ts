import { builder } from "../graphql/builder.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { loadPriceExamples, mostQuantities } from "./loadPriceExamples.ts";
import { discountKinds, type PriceExample, type PriceStep } from "./priceExample.ts";
import { DiscountSlabInput } from "./discountFields.ts";
import { ProductType } from "./type.ts";

const DiscountKindEnum = builder.enumType("DiscountKind", {
  description: "The discounts of a worked example, in the order in which it takes them off.",
  values: {
    PRODUCT_DISCOUNT: { description: "`Product.discountPercentage`." },
    SPECIAL_OFFER: { description: "`Product.specialOffer`." },
    VOLUME_DISCOUNT: { description: "The highest of `Product.slabs` that the quantity reaches." },
  } as const,
});

const PriceStepType = builder.objectRef<PriceStep>("PriceStep").implement({
  description: "One discount of a worked example.",
  fields: (t) => ({
    kind: t.expose("kind", { type: DiscountKindEnum, description: "Which discount." }),
    percentage: t.expose("percentage", { type: "Decimal", description: "How much is taken off." }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "Of one piece once it is taken off, rounded half up to two decimals.",
    }),
  }),
});

const PriceExampleType = builder.objectRef<PriceExample>("PriceExample").implement({
  description:
    "A worked example of what a shopper would pay for so many pieces. An illustration: the storefront decides. " +
    "Product discount, special offer and volume discount are taken off one after the other, each from what the one before left; taxes come on top. All amounts are INR.",
  fields: (t) => ({
    quantity: t.exposeInt("quantity", { description: "How many pieces." }),
    listPrice: t.expose("listPrice", {
      type: "Decimal",
      description: "Of one piece, before discounts and tax: the single price, or the default variant's.",
    }),
    steps: t.field({
      type: [PriceStepType],
      most: discountKinds.length,
      description: "The discounts that hold for this quantity, in their order.",
      resolve: (example) => [...example.steps],
    }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "Of one piece after all discounts, before tax.",
    }),
    amount: t.expose("amount", { type: "Decimal", description: "Of all pieces, before tax." }),
    cgst: t.expose("cgst", { type: "Decimal", nullable: true, description: "Central GST on the amount." }),
    sgst: t.expose("sgst", { type: "Decimal", nullable: true, description: "State GST on the amount." }),
    igst: t.expose("igst", {
      type: "Decimal",
      nullable: true,
      description: "Integrated GST on the amount, in place of the other two for a buyer in another state.",
    }),
    totalWithinState: t.expose("totalWithinState", {
      type: "Decimal",
      nullable: true,
      description: "Amount, CGST and SGST; null while one of these taxes is not filled in.",
    }),
    totalAcrossStates: t.expose("totalAcrossStates", {
      type: "Decimal",
      nullable: true,
      description: "Amount and IGST; null while this tax is not filled in.",
    }),
    amountWithBundles: t.expose("amountWithBundles", {
      type: "Decimal",
      nullable: true,
      description:
        "Amount, and one of each bundled product at its `Bundle.priceExample`, before tax; null while bundles are not offered.",
    }),
  }),
});

const PriceExampleDraft = builder.inputType("PriceExampleDraft", {
  description:
    "Values that are not saved yet, in place of all saved discounts. What makes no sense yet is left out of the reckoning.",
  fields: (t) => ({
    price: t.field({ type: "Decimal", description: "In place of the saved price; null for the saved one." }),
    discountPercentage: t.field({ type: "Decimal", description: "Null for none." }),
    specialOfferPercentage: t.field({ type: "Decimal", description: "Null for none." }),
    specialOfferStartDate: t.field({ type: "Date", description: "Its first day; null when it has begun." }),
    specialOfferEndDate: t.field({ type: "Date", description: "Its last day; null when it has no end." }),
    slabs: t.field({ type: [DiscountSlabInput], description: "Empty or null for none." }),
  }),
});

builder.objectField(ProductType, "priceExamples", (t) =>
  t.field({
    type: [PriceExampleType],
    ...semanticNonNull,
    most: mostQuantities,
    description: "What a shopper would pay, for each quantity. Empty while the product has no price.",
    args: {
      quantities: t.arg.intList({
        description: `At most ${mostQuantities}, each 1 to 1000000; one piece and the start of each slab when not given.`,
      }),
      on: t.arg({
        type: "Date",
        description:
          "The day, by India's calendar; today when not given. The special offer holds from its first day to its last, both included.",
      }),
      draft: t.arg({ type: PriceExampleDraft, description: "For a preview while a form is filled in." }),
    },
    resolve: (product, args, context) => loadPriceExamples(context, product, args),
  }),
);
