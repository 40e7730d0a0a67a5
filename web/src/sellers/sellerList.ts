import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";

export type SellerColumn = "name" | "products";

/** Five rows first, 5, 10 or 25 on offer (Document 1 §9). */
export const sellerListRules: ListRules<SellerColumn> = {
  columns: ["name", "products"],
  pageSizes: [5, 10, 25],
};

const fields = { name: "NAME", products: "PRODUCTS" } as const;

/** Variables of the list of locations, from the address. */
export function sellerVariables(search: URLSearchParams) {
  const list = readListAddress(search, sellerListRules);
  return {
    search: list.searchTerm || null,
    orderBy: list.sort && {
      field: fields[list.sort.column],
      direction: list.sort.direction === "asc" ? ("ASC" as const) : ("DESC" as const),
    },
    first: list.pageSize,
    offset: offsetOf(list),
  };
}
