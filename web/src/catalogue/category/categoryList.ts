import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice } from "#/list/listFilter.ts";

/** A level of the catalogue's tree. */
export type CategoryLevel = 1 | 2 | 3;

const sort = { order: "ORDER", name: "NAME" } as const;
const level1 = choice("level1");
const level2 = choice("level2");

/** What the address of the list of a level can say: its order, and the parents that narrow it. */
export const categoryRules = {
  1: { sort },
  2: { sort, filters: [level1] },
  3: { sort, filters: [level1, level2] },
} as const satisfies Record<CategoryLevel, ListRules>;

/** The parents that narrow the list, as they stand in the address: `level1` and, for level 3, `level2`. */
export function readParents(search: URLSearchParams): { level1: string | null; level2: string | null } {
  return { level1: level1.read(search)[0] ?? null, level2: level2.read(search)[0] ?? null };
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
  const parents = readParents(search);
  return {
    level,
    parentId: level === 1 ? null : level === 2 ? parents.level1 : (parents.level2 ?? parents.level1),
    ...listVariables(search, { sort }),
  };
}
