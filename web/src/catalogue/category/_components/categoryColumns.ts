import type { CategoryLevel } from "../categoryList.ts";

/** Widths of the list's columns in pixels, shared by the table and its skeleton so that nothing moves. */
export function categoryColumns(level: CategoryLevel, mayEdit: boolean) {
  return [
    { id: "order", width: mayEdit ? 108 : 92 },
    { id: "name" },
    { id: level === 1 ? "description" : "parent" },
    ...(level === 3 ? [] : [{ id: "children", width: 132, align: "end" as const }]),
    { id: "products", width: 108, align: "end" as const },
    ...(mayEdit ? [{ id: "actions", width: 96, align: "end" as const }] : []),
  ];
}

/** Below this width the list scrolls sideways: the name keeps about 264 pixels, what it belongs to about 200. */
export function categoryListWidth(level: CategoryLevel): number {
  return level === 3 ? 784 : 916;
}
