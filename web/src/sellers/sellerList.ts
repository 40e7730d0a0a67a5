import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, one, several } from "#/list/listFilter.ts";

/** What locations can be picked by. */
export const sellerFilters = {
  status: several("status", ["ACTIVE", "INVITED", "SUSPENDED", "UNATTENDED"]),
  type: several("type", ["WAREHOUSE", "STORE", "BOTH"]),
  province: choice("province"),
  gstin: one("gstin", ["yes", "no"]),
};

/** What the address of the list of locations can say. */
export const sellerRules = {
  sort: { name: "NAME", products: "PRODUCTS" },
  filters: Object.values(sellerFilters),
} as const satisfies ListRules;

/** Variables of the list of locations, from the address. */
export function sellerVariables(search: URLSearchParams) {
  const status = sellerFilters.status.read(search);
  const type = sellerFilters.type.read(search);
  const [province] = sellerFilters.province.read(search);
  const [gstin] = sellerFilters.gstin.read(search);
  return {
    ...listVariables(search, sellerRules),
    filter: {
      ...(status.length > 0 && { status }),
      ...(type.length > 0 && { type }),
      ...(province !== undefined && { provinceCodes: [province] }),
      ...(gstin !== undefined && { hasGstin: gstin === "yes" }),
    },
  };
}
