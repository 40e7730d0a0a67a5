import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice } from "#/list/listFilter.ts";

/** The location whose manufacturers are shown. */
export const sellerFilter = choice("seller");

/** What the address of the list of manufacturers can say. */
export const manufacturerRules = {
  sort: { name: "NAME", products: "PRODUCTS" },
  filters: [sellerFilter],
} as const satisfies ListRules;

/** Variables of the list of manufacturers, from the address. */
export function manufacturerVariables(search: URLSearchParams) {
  const [sellerId = null] = sellerFilter.read(search);
  return {
    ...listVariables(search, manufacturerRules),
    sellerId,
    filterId: sellerId ?? "",
    hasFilter: sellerId !== null,
  };
}
