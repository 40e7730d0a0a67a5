import { builder } from "../graphql/builder.ts";
import { filterFields, type ListFilter } from "../graphql/listFilter.ts";
import type { Condition } from "../order/filter.ts";
import type { Seller } from "./record.ts";

/** What a list of locations can be narrowed to; the conditions hold together. */
export interface SellerFilter extends ListFilter {
  readonly hasGstin?: boolean | null | undefined;
}

export const SellerFilterInput = builder.inputType("SellerFilter", {
  description: "What a list of locations can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    hasGstin: t.boolean({ description: "Those with a GSTIN, or with false those without one." }),
    ...filterFields(t, "Seller"),
  }),
});

/** What the filter asks for beside what every list can be asked. */
export function sellerConditions({ hasGstin }: SellerFilter): Condition<Seller>[] {
  if (hasGstin === null || hasGstin === undefined) return [];
  return [
    {
      query: { has_gstin: String(hasGstin) },
      matches: ({ gstinNumber }) => (gstinNumber !== null) === hasGstin,
    },
  ];
}
