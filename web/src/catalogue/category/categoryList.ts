import { type ListRules, listVariables } from "#/list/listAddress.ts";

/** What the address of the list can say. */
export const categoryListRules = {
  sort: { order: "ORDER", name: "NAME" },
} as const satisfies ListRules;

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
  const { level1, level2 } = readParents(search);
  return {
    level,
    parentId: level === 1 ? null : level === 2 ? level1 : (level2 ?? level1),
    ...listVariables(search, categoryListRules),
  };
}
