import { sql } from "kysely";
import * as v from "valibot";
import { id, instant, nullableText, whole } from "../http/answer.ts";
import { collection } from "../http/collection.ts";
import { optionalText, requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";

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
  description: requiredText("Description is required", 1000),
  level1_order_id: requiredWhole("Order ID is required", 1, 1_000_000),
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
      .select((eb) => [
        eb
          .selectFrom("category2")
          .select(sql<number>`count(*)::int`.as("count"))
          .whereRef("category2.level1_id", "=", "category1.level1_id")
          .$asScalar()
          .$notNull()
          .as("children_count"),
        eb
          .selectFrom("product")
          .select(sql<number>`count(*)::int`.as("count"))
          .whereRef("product.category1_id", "=", "category1.level1_id")
          .$asScalar()
          .$notNull()
          .as("products_count"),
      ]),
});

/** Calls of level 1. */
export const level1Operations = [
  level1.byIds(),
  level1.one("extension"),
  ...level1.by({ segment: "company_po_id", origin: "document-1" }),
  operation({
    method: "POST",
    path: "/v1/l1CategoryPO",
    origin: "document-1",
    summary: "Adds a category of level 1",
    status: 201,
    body: v.object({ ...fields, company_po_id: requiredWhole("company_po_id is required") }),
    answer: record,
    async handle({ body }, { db }) {
      const added = await db
        .insertInto("category1")
        .values(body)
        .returning("level1_id")
        .executeTakeFirstOrThrow();
      return level1.read(db, added.level1_id);
    },
  }),
  level1.edit({ ...fields, description: optionalText(1000) }),
  level1.remove(),
  level1.position("company_po_id"),
];
