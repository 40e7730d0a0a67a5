import { builder } from "../graphql/builder.ts";
import { type DiscountSlab, type Discounts, slabCount } from "./discounts.ts";
import { ProductType } from "./type.ts";

const SpecialOfferType = builder.objectRef<Discounts>("SpecialOffer").implement({
  description: "A discount for a time. What is filled in is kept while the offer is off.",
  fields: (t) => ({
    isEnabled: t.exposeBoolean("specialOfferEnabled", { description: "Whether the offer is made." }),
    percentage: t.expose("specialOfferPercentage", {
      type: "Decimal",
      nullable: true,
      description: "1 to 90 percent off; null while it was never filled in.",
    }),
    startDate: t.expose("specialOfferStartDate", {
      type: "Date",
      nullable: true,
      description: "The first day, in India's time.",
    }),
    endDate: t.expose("specialOfferEndDate", {
      type: "Date",
      nullable: true,
      description: "The last day; null while it has no end.",
    }),
    isInfinite: t.exposeBoolean("specialOfferInfinite", { description: "Whether it has no end." }),
  }),
});

const DiscountSlabType = builder
  .objectRef<DiscountSlab & { readonly number: number }>("DiscountSlab")
  .implement({
    description: "A step of the volume discount: from so many pieces on, so much off each.",
    fields: (t) => ({
      number: t.exposeInt("number", { description: "1 to 4." }),
      minimumQuantity: t.exposeInt("minimumQuantity", {
        nullable: true,
        description: "From how many pieces on; more than in the slab before. Null while it is not filled in.",
      }),
      percentage: t.expose("percentage", {
        type: "Decimal",
        nullable: true,
        description: "1 to 90 percent off; null while it is not filled in.",
      }),
    }),
  });

builder.objectFields(ProductType, (t) => ({
  specialOffer: t.field({
    type: SpecialOfferType,
    description: "Its discount for a time.",
    resolve: (product) => product.discounts,
  }),
  bundleDiscountsEnabled: t.boolean({
    description: "Whether its `bundles` are offered; they are kept while this is false.",
    resolve: (product) => product.discounts.bundleDiscountsEnabled,
  }),
  volumeDiscountsEnabled: t.boolean({
    description: "Whether its `slabs` hold; they are kept while this is false.",
    resolve: (product) => product.discounts.volumeDiscountsEnabled,
  }),
  slabs: t.field({
    type: [DiscountSlabType],
    most: slabCount,
    description: "The volume discount: always four slabs, in their order.",
    resolve: (product) => product.discounts.slabs.map((slab, index) => ({ ...slab, number: index + 1 })),
  }),
}));
