import * as v from "valibot";
import { countOf } from "../db/countOf.ts";
import { id, instant, nullableText, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { optionalLines, requiredText, requiredLines, requiredWhole } from "../http/field.ts";
import { requiredOrder } from "../http/position.ts";

const record = v.object({
  level1_id: id,
  company_po_id: id,
  level1_name: v.string(),
  description: nullableText,
  level1_order_id: whole,
  children_count: whole,
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

const fields = {
  level1_name: requiredText("Level1 Name is required", 120),
  description: requiredLines("Description is required", 1000),
  level1_order_id: requiredOrder(),
};

/** Categories of level 1 (Document 1 §3). */
export const level1 = collection({
  name: "l1CategoryPO",
  noun: "Category",
  table: "category1",
  record,
  rule: {
    key: "level1_id",
    order: "level1_order_id",
    sortable: { level1_order_id: "integer", level1_name: "text" },
    searchable: ["level1_name"],
    filters: { level1_order_id: "integer" },
  },
  records: (db) =>
    db
      .selectFrom("category1")
      .selectAll("category1")
      .select([
        countOf("category2", "level1_id", "category1.level1_id").as("children_count"),
        countOf("product", "category1_id", "category1.level1_id").as("products_count"),
      ]),
});

export const addLevel1 = level1.add({
  origin: "document-1",
  summary: "Adds a category of level 1",
  fields: { ...fields, company_po_id: requiredWhole("company_po_id is required") },
});

export const editLevel1 = level1.edit({ ...fields, description: optionalLines(1000) });

export const removeLevel1 = level1.remove();

/** Calls of level 1. */
export const level1Operations = [
  level1.byIds(),
  level1.one("extension"),
  ...level1.by({ segment: "company_po_id", origin: "document-1" }),
  addLevel1,
  editLevel1,
  removeLevel1,
  level1.position("company_po_id"),
];
