import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";

export type ManufacturerColumn = "name" | "products";

/** Five rows first, 5, 10 or 25 on offer (Document 1 §9). */
export const manufacturerListRules: ListRules<ManufacturerColumn> = {
  columns: ["name", "products"],
  pageSizes: [5, 10, 25],
};

/** The location whose manufacturers are shown, as it stands in the address; null for all of them. */
export function readSeller(search: URLSearchParams): string | null {
  return search.get("seller");
}

const fields = { name: "NAME", products: "PRODUCTS" } as const;

/** Variables of the list of manufacturers, from the address. */
export function manufacturerVariables(search: URLSearchParams) {
  const list = readListAddress(search, manufacturerListRules);
  const sellerId = readSeller(search);
  return {
    sellerId,
    filterId: sellerId ?? "",
    hasFilter: sellerId !== null,
    search: list.searchTerm || null,
    orderBy: list.sort && {
      field: fields[list.sort.column],
      direction: list.sort.direction === "asc" ? ("ASC" as const) : ("DESC" as const),
    },
    first: list.pageSize,
    offset: offsetOf(list),
  };
}
