import * as v from "valibot";
import { countOf } from "../db/countOf.ts";
import { id, instant, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { requiredText, requiredWhole } from "../http/field.ts";
import { requiredOrder } from "../http/position.ts";
import { companyOfLevel1 } from "./parent.ts";

const record = v.object({
  level2_id: id,
  level1_id: id,
  company_po_id: id,
  level2_name: v.string(),
  level2_order_id: whole,
  children_count: whole,
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

const fields = {
  level1_id: requiredWhole("Level1 Category is required"),
  level2_name: requiredText("Level2 Name is required", 120),
  level2_order_id: requiredOrder(),
};

/** Categories of level 2 (Document 1 §3). */
export const level2 = collection({
  name: "l2CategoryPO",
  noun: "Category",
  table: "category2",
  record,
  rule: {
    key: "level2_id",
    order: "level2_order_id",
    sortable: { level2_order_id: "integer", level2_name: "text" },
    searchable: ["level2_name"],
    filters: { level1_id: "integer", level2_order_id: "integer" },
  },
  records: (db) =>
    db
      .selectFrom("category2")
      .selectAll("category2")
      .select([
        countOf("category3", "level2_id", "category2.level2_id").as("children_count"),
        countOf("product", "category2_id", "category2.level2_id").as("products_count"),
      ]),
});

export const addLevel2 = level2.add({
  origin: "document-1",
  summary: "Adds a category of level 2",
  fields,
  complete: async ({ level1_id }, db) => ({ company_po_id: await companyOfLevel1(db, level1_id) }),
});

export const editLevel2 = level2.edit(fields);

export const removeLevel2 = level2.remove();

/** Calls of level 2. */
export const level2Operations = [
  level2.byIds(),
  level2.one("extension"),
  ...level2.by({ segment: "level1_id", origin: "document-1" }),
  ...level2.by({ segment: "company_po_id", origin: "extension" }),
  addLevel2,
  editLevel2,
  removeLevel2,
  level2.position("level1_id"),
];
