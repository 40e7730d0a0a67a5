import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { one } from "#/list/listFilter.ts";

/** What locations can be picked by. */
export const sellerFilters = { gstin: one("gstin", ["yes", "no"]) };

/** What the address of the list of locations can say. */
export const sellerRules = {
  sort: { name: "NAME", products: "PRODUCTS" },
  filters: Object.values(sellerFilters),
} as const satisfies ListRules;

/** Variables of the list of locations, from the address. */
export function sellerVariables(search: URLSearchParams) {
  const [gstin] = sellerFilters.gstin.read(search);
  return {
    ...listVariables(search, sellerRules),
    filter: { ...(gstin !== undefined && { hasGstin: gstin === "yes" }) },
  };
}
