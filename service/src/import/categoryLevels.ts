import { sql } from "kysely";
import { addLevel1, editLevel1, removeLevel1 } from "../category/level1.ts";
import { addLevel2, editLevel2, removeLevel2 } from "../category/level2.ts";
import { addLevel3, editLevel3, removeLevel3 } from "../category/level3.ts";
import { broken } from "../http/httpError.ts";
import type { Claim, UniqueValue } from "./kind.ts";

/** Categories of a level, and all that stands above them. */
export const levels = [
  { table: "category1", above: sql`category1`, add: addLevel1, edit: editLevel1, remove: removeLevel1 },
  {
    table: "category2",
    above: sql`category2 join category1 using (level1_id)`,
    add: addLevel2,
    edit: editLevel2,
    remove: removeLevel2,
  },
  {
    table: "category3",
    above: sql`category3 join category2 using (level1_id, level2_id) join category1 using (level1_id)`,
    add: addLevel3,
    edit: editLevel3,
    remove: removeLevel3,
  },
] as const;

export const keyOf = (level: number) => `level${level}_id`;
export const nameOf = (level: number) => `level${level}_name`;
export const orderOf = (level: number) => `level${level}_order_id`;

/** The level of this number. @throws HttpError 422 below the third */
export function levelAt(level: number): (typeof levels)[number] {
  const found = levels[level - 1];
  if (found === undefined) throw broken("Level must be 1, 2 or 3", "path");
  return found;
}

/** A category by its level and id, as a file has it. */
export const categoryOf = (level: number, id: number): Claim => ({
  field: "category_id",
  key: `${level}-${id}`,
});

/** The name of a category of a level: only one has it below its parent. */
export const nameAt = (level: number): UniqueValue => ({
  constraint: `${levelAt(level).table}_name_key`,
  table: levelAt(level).table,
  id: keyOf(level),
  within: level === 1 ? "company_po_id" : keyOf(level - 1),
  column: nameOf(level),
  recordOf: (id) => categoryOf(level, id),
});
