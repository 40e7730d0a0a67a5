import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";

export type CategoryColumn = "order" | "name";

/** Five rows first, 5, 10 or 25 on offer (Document 1 §9). */
export const categoryListRules: ListRules<CategoryColumn> = {
  columns: ["order", "name"],
  pageSizes: [5, 10, 25],
};

/** A level of the catalogue's tree. */
export type CategoryLevel = 1 | 2 | 3;

/** The parents that narrow the list, as they stand in the address: `level1` and, for level 3, `level2`. */
export function readParents(search: URLSearchParams): { level1: string | null; level2: string | null } {
  return { level1: search.get("level1"), level2: search.get("level2") };
}

/** Whether the page shows the tree instead of the list; only level 1 has one. */
export function isTreeView(level: CategoryLevel, search: URLSearchParams): boolean {
  return level === 1 && search.get("view") === "tree";
}

/**
 * Variables of the list of one level, from the address: under the deepest parent that is chosen. A parent that does not
 * belong to the level is ignored.
 */
export function categoryVariables(level: CategoryLevel, search: URLSearchParams) {
  const list = readListAddress(search, categoryListRules);
  const { level1, level2 } = readParents(search);
  return {
    level,
    parentId: level === 1 ? null : level === 2 ? level1 : (level2 ?? level1),
    search: list.searchTerm || null,
    orderBy: list.sort && {
      field: list.sort.column === "name" ? ("NAME" as const) : ("ORDER" as const),
      direction: list.sort.direction === "asc" ? ("ASC" as const) : ("DESC" as const),
    },
    first: list.pageSize,
    offset: offsetOf(list),
  };
}
