import * as v from "valibot";
import { countOf } from "../db/countOf.ts";
import { collection } from "../http/collection.ts";
import { id, instant, whole } from "../http/responseFields.ts";

/** A brand. */
export const brandRecord = v.object({
  brand_id: id,
  company_po_id: id,
  brand_name: v.string(),
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

/** Brands of a company. */
export const brands = collection({
  name: "companyBrand",
  noun: "Brand",
  table: "brand",
  record: brandRecord,
  rule: {
    key: "brand_id",
    order: "brand_name",
    sortable: { brand_name: "text", products_count: "integer" },
    searchable: ["brand_name"],
    filters: {},
  },
  records: (db) =>
    db
      .selectFrom("brand")
      .selectAll("brand")
      .select(countOf("product", "prod_brand", "brand.brand_id").as("products_count")),
});
