import { type RawBuilder, type Selectable, sql } from "kysely";
import * as v from "valibot";
import {
  decimal,
  id,
  instant,
  nullableDate,
  nullableDecimal,
  nullableText,
  nullableWhole,
  optionalId,
} from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { businessToday } from "../http/contactField.ts";
import type { ProductReviewTable } from "../productReview/table.ts";
import { isOfSellable } from "../stock/sellable.ts";

/** Where a product stands between its author and the storefront (decision D-64). */
export const productStatus = v.picklist(
  ["draft", "pending", "enabled", "rectification", "disabled"],
  "Must be draft, pending, enabled, rectification or disabled",
);

/** The fields that a remark points at. */
export const flaggedFields = v.array(v.object({ field: v.string(), remark: v.string() }));

/** A product of a location (Document 2 §3). `company_id` is the documents' second spelling of `company_po_id`. */
export const productRecord = v.object({
  prod_id: id,
  company_po_id: id,
  company_id: id,
  seller_id: id,
  prod_status: productStatus,
  prod_status_reason: nullableText,
  prod_status_step: nullableWhole,
  prod_status_fields: v.nullable(flaggedFields),
  prod_status_at: v.nullable(instant),
  prod_status_by: nullableText,
  /** When it was last decided on; null for never. */
  prod_reviewed_at: v.nullable(instant),
  /** Whether it is on sale otherwise than it was decided on. */
  prod_review_changed: v.boolean(),
  prod_name: v.string(),
  prod_brand: optionalId,
  prod_model: nullableText,
  prod_colour: nullableText,
  prod_pack: nullableText,
  prod_description: nullableText,
  prod_specifications: nullableText,
  category1_id: id,
  category2_id: optionalId,
  category3_id: optionalId,
  manu_id: optionalId,
  country_origin: nullableText,
  summary_image_url: nullableText,
  prod_varient_enabled: v.boolean(),
  product_price: nullableDecimal,
  gift_wrapping_enabled: v.boolean(),
  gift_wrapping_price: decimal,
  cgst: nullableDecimal,
  sgst: nullableDecimal,
  igst: nullableDecimal,
  hsn_code: nullableText,
  sku_seller: nullableText,
  discount_percentage: nullableDecimal,
  enable_special_offer: v.boolean(),
  special_offer_percentage: nullableDecimal,
  special_offer_start_date: nullableDate,
  special_offer_end_date: nullableDate,
  special_offer_infinite: v.boolean(),
  enable_bundle_discounts: v.boolean(),
  enable_volume_discounts: v.boolean(),
  slab1_gte: nullableWhole,
  slab2_gte: nullableWhole,
  slab3_gte: nullableWhole,
  slab4_gte: nullableWhole,
  slab1_disc_percentage: nullableDecimal,
  slab2_disc_percentage: nullableDecimal,
  slab3_disc_percentage: nullableDecimal,
  slab4_disc_percentage: nullableDecimal,
  created_at: instant,
  updated_at: instant,
});

/** A column of the last decision on a product; null where there is none. */
const ofLastDecision = <Column extends "created_at" | "is_changed">(column: Column) =>
  sql<
    Selectable<ProductReviewTable>[Column] | null
  >`(select base.${sql.ref(column)} from product_review as base
    where base.prod_id = product.prod_id and base.is_base)`;

/**
 * A count of what can be sold of the product is low, and meets a condition more. Written as the index and the statistics of migration 79 have it: else the
 * database takes a third of all counts for low.
 */
const hasLowCount = (condition: RawBuilder<unknown>) => sql`exists (select from stock
  where stock.prod_id = record.prod_id and stock.seller_id = record.seller_id
    and stock.company_po_id = record.company_po_id and stock.low_stock_at - stock.stock_quantity >= 0 and ${condition}
    and ${isOfSellable("record")})`;

/** Products. */
export const products = collection({
  name: "companySellerProdLoc",
  noun: "Product",
  table: "product",
  record: productRecord,
  rule: {
    key: "prod_id",
    order: "prod_name",
    sortable: { prod_name: "text", prod_status: "text" },
    searchable: ["search_text"],
    isSearchedLower: true,
    isFoundById: true,
    tally: { table: "product_tally", fields: ["company_po_id", "seller_id", "prod_status"] },
    filters: {
      prod_status: "text",
      prod_brand: "integer",
      seller_id: "integer",
      category1_id: "integer",
      category2_id: "integer",
      category3_id: "integer",
    },
    narrowing: {
      not_in_collection: {
        pattern: /^[1-9]\d{0,8}$/,
        message: "not_in_collection is the id of a collection",
        condition: (value) => sql`not exists (select from collection_product as member
          where member.collection_id = ${Number(value)}::int and member.prod_id = record.prod_id)`,
      },
      low_stock: {
        pattern: /^true$/,
        message: "low_stock is true or left out",
        condition: () => hasLowCount(sql`true`),
      },
      out_of_stock: {
        pattern: /^true$/,
        message: "out_of_stock is true or left out",
        condition: () => hasLowCount(sql`stock.stock_quantity = 0`),
      },
      // One SKU to a line, because it may have a comma. Written as the index of one location's SKUs has it.
      skus: {
        pattern: /^[^\p{Cc}]{1,120}(?:\n[^\p{Cc}]{1,120}){0,49}$/u,
        message: "skus has 1 to 50 SKUs of at most 120 characters, one to a line",
        longest: 50 * 121,
        condition: (value) => sql`(record.sku_seller is not null and name_key(record.sku_seller) in (
          select name_key(sku) from unnest(${value.split("\n")}::text[]) as given (sku)))`,
      },
      on_offer: {
        pattern: /^true$/,
        message: "on_offer is true or left out",
        condition: () => sql`(record.enable_special_offer and record.special_offer_percentage is not null
          and coalesce(record.special_offer_start_date <= ${businessToday()}::date, true)
          and (record.special_offer_infinite or coalesce(record.special_offer_end_date >= ${businessToday()}::date, true)))`,
      },
    },
  },
  records: (db) =>
    db
      .selectFrom("product")
      .selectAll()
      .select(["company_po_id as company_id", ofLastDecision("created_at").as("prod_reviewed_at")])
      .select(
        sql<boolean>`prod_status = 'enabled' and coalesce(${ofLastDecision("is_changed")}, false)`.as(
          "prod_review_changed",
        ),
      ),
});
