import { sql } from "kysely";
import * as v from "valibot";
import { id, instant, whole } from "../http/answer.ts";
import { collection } from "../http/collection.ts";
import { requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
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
  level3_order_id: requiredWhole("Order ID is required", 1, 1_000_000),
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
      .select((eb) => [
        sql<number>`0`.as("children_count"),
        eb
          .selectFrom("product")
          .select(sql<number>`count(*)::int`.as("count"))
          .whereRef("product.category3_id", "=", "category3.level3_id")
          .$asScalar()
          .$notNull()
          .as("products_count"),
      ]),
});

/** Calls of level 3. */
export const level3Operations = [
  level3.byIds(),
  level3.one("extension"),
  ...level3.by({ segment: "level2_id", origin: "document-1" }),
  ...level3.by({ segment: "company_po_id", origin: "extension" }),
  operation({
    method: "POST",
    path: "/v1/l3CategoryPO",
    origin: "document-1",
    summary: "Adds a category of level 3",
    status: 201,
    body: v.object(fields),
    answer: record,
    async handle({ body }, { db }) {
      const company_po_id = await companyOfLevel2(db, body.level1_id, body.level2_id);
      const added = await db
        .insertInto("category3")
        .values({ ...body, company_po_id })
        .returning("level3_id")
        .executeTakeFirstOrThrow();
      return level3.read(db, added.level3_id);
    },
  }),
  level3.edit(fields),
  level3.remove(),
  level3.position("level2_id"),
];
