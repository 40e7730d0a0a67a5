import { sql } from "kysely";
import * as v from "valibot";
import { countOf } from "../db/countOf.ts";
import { id, instant, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { requiredText, requiredWhole } from "../http/field.ts";
import { requiredOrder } from "../http/position.ts";
import { companyOfLevel2 } from "./parent.ts";

const record = v.object({
  level3_id: id,
  level1_id: id,
  level2_id: id,
  company_po_id: id,
  level3_name: v.string(),
  level3_order_id: whole,
  children_count: whole,
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

const fields = {
  level1_id: requiredWhole("Level1 Category is required"),
  level2_id: requiredWhole("Level2 Category is required"),
  level3_name: requiredText("Level3 Name is required", 120),
  level3_order_id: requiredOrder(),
};

/** Categories of level 3 (Document 1 §3). They have no children. */
export const level3 = collection({
  name: "l3CategoryPO",
  noun: "Category",
  table: "category3",
  record,
  rule: {
    key: "level3_id",
    order: "level3_order_id",
    sortable: { level3_order_id: "integer", level3_name: "text" },
    searchable: ["level3_name"],
    filters: { level1_id: "integer", level2_id: "integer", level3_order_id: "integer" },
  },
  records: (db) =>
    db
      .selectFrom("category3")
      .selectAll("category3")
      .select([
        sql<number>`0`.as("children_count"),
        countOf("product", "category3_id", "category3.level3_id").as("products_count"),
      ]),
});

export const addLevel3 = level3.add({
  origin: "document-1",
  summary: "Adds a category of level 3",
  fields,
  complete: async ({ level1_id, level2_id }, db) => ({
    company_po_id: await companyOfLevel2(db, level1_id, level2_id),
  }),
});

export const editLevel3 = level3.edit(fields);

export const removeLevel3 = level3.remove();

/** Calls of level 3. */
export const level3Operations = [
  level3.byIds(),
  level3.one("extension"),
  ...level3.by({ segment: "level2_id", origin: "document-1" }),
  ...level3.by({ segment: "company_po_id", origin: "extension" }),
  addLevel3,
  editLevel3,
  removeLevel3,
  level3.position("level2_id"),
];
