import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";

export type BannerColumn = "order" | "slogan";

/** Five rows first, 5, 10 or 25 on offer (Document 1 §9). */
export const bannerListRules: ListRules<BannerColumn> = {
  columns: ["order", "slogan"],
  pageSizes: [5, 10, 25],
};

/** Variables of the list, from the address. */
export function bannerVariables(search: URLSearchParams) {
  const list = readListAddress(search, bannerListRules);
  return {
    search: list.searchTerm || null,
    orderBy: list.sort && {
      field: list.sort.column === "slogan" ? ("SLOGAN" as const) : ("ORDER" as const),
      direction: list.sort.direction === "asc" ? ("ASC" as const) : ("DESC" as const),
    },
    first: list.pageSize,
    offset: offsetOf(list),
  };
}
