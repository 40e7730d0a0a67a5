import { type SqlBool, sql } from "kysely";
import * as v from "valibot";
import { actorName } from "../audit/read.ts";
import { collection } from "../http/collection.ts";
import { pathId } from "../http/field.ts";
import { notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, instant, nullableText, nullableWhole } from "../http/responseFields.ts";
import { flaggedFields } from "../product/record.ts";
import { type ProductContent, reviewDecisions } from "./table.ts";

const record = v.object({
  review_id: id,
  prod_id: id,
  seller_id: id,
  company_po_id: id,
  decision: v.picklist(reviewDecisions),
  actor: v.string(),
  actor_name: nullableText,
  remark: nullableText,
  step: nullableWhole,
  fields: v.nullable(flaggedFields),
  created_at: instant,
  updated_at: instant,
});

const reviews = collection({
  name: "companySellerProdReview",
  noun: "Review",
  table: "product_review",
  record,
  rule: { key: "review_id", order: "-review_id", sortable: {}, searchable: [], filters: {} },
  records: (db) =>
    db
      .selectFrom("product_review")
      .select(["review_id", "prod_id", "seller_id", "company_po_id", "decision", "actor", "remark", "step"])
      .select(["fields", "created_at", "updated_at", actorName("product_review").as("actor_name")]),
});

const columns = v.record(v.string(), v.unknown());
const content = v.object({
  product: columns,
  variants: v.array(columns),
  images: v.array(columns),
  bundles: v.array(columns),
});

const compared = operation({
  method: "GET",
  path: "/v1/companySellerProdReview/compared/{prod_id}",
  origin: "extension",
  summary:
    "A product as it was at the last decision and as it is now, with its variants, images and bundles in their order; columns that are null are left out",
  params: v.object({ prod_id: pathId }),
  response: v.object({
    prod_id: id,
    seller_id: id,
    company_po_id: id,
    decision: v.nullable(v.picklist(reviewDecisions)),
    decided_at: v.nullable(instant),
    before: v.nullable(content),
    now: content,
  }),
  async handle({ params: { prod_id } }, { db }) {
    const found = await db
      .selectFrom("product")
      .leftJoin("product_review as base", (join) =>
        join.onRef("base.prod_id", "=", "product.prod_id").on(sql<SqlBool>`base.is_base`),
      )
      .select(["product.prod_id", "product.seller_id", "product.company_po_id", "base.decision"])
      .select(["base.created_at as decided_at", "base.snapshot as before"])
      .select(sql<ProductContent>`product_content(product)`.as("now"))
      .where("product.prod_id", "=", prod_id)
      .executeTakeFirst();
    if (found === undefined) throw notFound("Product");
    return found;
  },
});

/** When products were handed in and decided on, and what has changed since. */
export const productReview: Resource = {
  records: { ProductReview: record },
  constraints: {},
  operations: [reviews.byIds(), ...reviews.by({ segment: "prod_id", origin: "extension" }), compared],
};
