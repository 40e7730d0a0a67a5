import type { Resource } from "../http/resource.ts";
import { level1, level1Operations } from "./level1.ts";
import { level2, level2Operations } from "./level2.ts";
import { level3, level3Operations } from "./level3.ts";
import { mixedOperation } from "./mixed.ts";

/** Categories of three levels. */
export const category: Resource = {
  records: { CategoryLevel1: level1.record, CategoryLevel2: level2.record, CategoryLevel3: level3.record },
  operations: [mixedOperation, ...level1Operations, ...level2Operations, ...level3Operations],
  constraints: {
    category2_parent: {
      field: "level1_id",
      message: "The level 1 category does not exist",
      status: 422,
      inUse: "Still in use: categories stand under it",
    },
    category3_parent: {
      field: "level2_id",
      message: "The level 2 category is not under this level 1 category",
      status: 422,
      inUse: "Still in use: categories stand under it",
    },
    category1_name_key: { field: "level1_name", message: "A category with this name already exists" },
    category2_name_key: { field: "level2_name", message: "A category with this name already exists here" },
    category3_name_key: { field: "level3_name", message: "A category with this name already exists here" },
  },
};
