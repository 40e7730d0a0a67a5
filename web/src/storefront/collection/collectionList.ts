import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";

export type CollectionColumn = "name";

/** Five rows first, 5, 10 or 25 on offer (Document 1 §9). */
export const collectionListRules: ListRules<CollectionColumn> = {
  columns: ["name"],
  pageSizes: [5, 10, 25],
};

/** Variables of the list, from the address. */
export function collectionVariables(search: URLSearchParams) {
  const list = readListAddress(search, collectionListRules);
  return {
    search: list.searchTerm || null,
    orderBy: list.sort && {
      field: "NAME" as const,
      direction: list.sort.direction === "asc" ? ("ASC" as const) : ("DESC" as const),
    },
    first: list.pageSize,
    offset: offsetOf(list),
  };
}
