import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";

export type BrandColumn = "name" | "products" | "created";

/** Five rows first, 5, 10 or 25 on offer (Document 1 §9). */
export const brandListRules: ListRules<BrandColumn> = {
  columns: ["name", "products", "created"],
  pageSizes: [5, 10, 25],
};

const fields = { name: "NAME", products: "PRODUCTS", created: "CREATED" } as const;

/** Variables of the list of brands, from the address. */
export function brandVariables(search: URLSearchParams) {
  const list = readListAddress(search, brandListRules);
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
