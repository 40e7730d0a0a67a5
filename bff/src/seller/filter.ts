import { builder } from "../graphql/builder.ts";
import { filterFields, type ListFilter } from "../graphql/listFilter.ts";
import { type Condition, oneOf, provinces } from "../graphql/condition.ts";
import { type Seller, type SellerType, sellerTypes } from "./record.ts";
import { SellerTypeEnum } from "./sellerType.ts";
import { type SellerStatus, sellerStatus, SellerStatusEnum } from "./status.ts";

/** What a list of locations can be narrowed to; the conditions hold together. */
export interface SellerFilter extends ListFilter {
  readonly hasGstin?: boolean | null | undefined;
  readonly status?: readonly SellerStatus[] | null | undefined;
  readonly type?: readonly SellerType[] | null | undefined;
  readonly provinceCodes?: readonly string[] | null | undefined;
}

export const SellerFilterInput = builder.inputType("SellerFilter", {
  description: "What a list of locations can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    hasGstin: t.boolean({ description: "Those with a GSTIN, or with false those without one." }),
    status: t.field({
      type: [SellerStatusEnum],
      description: "Those that stand at one of these; an empty list means any.",
    }),
    type: t.field({
      type: [SellerTypeEnum],
      description: "Those for one of these purposes; an empty list means any.",
    }),
    provinceCodes: t.stringList({
      description: "Those in one of these states, such as `KA`; at most 40. An empty list means any.",
    }),
    ...filterFields(t, "Seller"),
  }),
});

/** What the service calls where a location stands. */
const statusWords = {
  unattended: "UNATTENDED",
  invited: "INVITED",
  active: "ACTIVE",
  suspended: "SUSPENDED",
} as const;

/** The codes of types are their places in the list (decision D-45). */
const typeWords = Object.fromEntries(sellerTypes.map((type, code) => [code, type]));

/** What the filter asks for beside what every list can be asked; null when nothing can match. */
export function sellerConditions(filter: SellerFilter): Condition<Seller>[] | null {
  const { hasGstin, status, type, provinceCodes } = filter;
  const inStates = provinces("stateshort", provinceCodes, ({ address }: Seller) => address.provinceCode);
  if (inStates === null) return null;
  return [
    ...(hasGstin === null || hasGstin === undefined
      ? []
      : [
          {
            query: { has_gstin: String(hasGstin) },
            matches: ({ gstinNumber }: Seller) => (gstinNumber !== null) === hasGstin,
          },
        ]),
    ...oneOf("seller_status", statusWords, status, sellerStatus),
    ...oneOf<Seller, SellerType | "">("seller_type", typeWords, type, (row) => row.type ?? ""),
    ...inStates,
  ];
}
