import { builder } from "../graphql/builder.ts";

/** What a location is for, in the schema. */
export const SellerTypeEnum = builder.enumType("SellerType", {
  description: "What a location is for.",
  values: {
    WAREHOUSE: { description: "Goods are kept here." },
    STORE: { description: "Goods are sold here." },
    BOTH: { description: "Goods are kept and sold here." },
  } as const,
});
