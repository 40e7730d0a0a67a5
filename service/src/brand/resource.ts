import * as v from "valibot";
import { countOf } from "../db/countOf.ts";
import { id, instant, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { pathId, requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { mergeBody, mergeBrand } from "./merge.ts";

const record = v.object({
  brand_id: id,
  company_po_id: id,
  brand_name: v.string(),
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

const fields = { brand_name: requiredText("Brand Name is required", 120) };

const brands = collection({
  name: "companyBrand",
  noun: "Brand",
  table: "brand",
  record,
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

/** Brands of a company; sellers add to the same list (Document 2 §7, decision D-55). */
export const brand: Resource = {
  records: { Brand: record },
  constraints: { brand_name_key: { field: "brand_name", message: "Brand Name Already Exist" } },
  operations: [
    brands.byIds(),
    brands.one("extension"),
    ...brands.by({ segment: "company_po_id", origin: "document-2" }),
    brands.add({
      origin: "document-2",
      summary: "Adds a brand",
      fields: { ...fields, company_po_id: requiredWhole("company_po_id is required") },
    }),
    brands.edit(fields),
    brands.remove(),
    operation({
      method: "POST",
      path: "/v1/companyBrand/{brand_id}/merge",
      tagPath: "/v1/companyBrand/{brand_id}",
      origin: "extension",
      summary:
        "Moves every product of a brand to another one and deletes the first; answers the one that stays",
      params: v.object({ brand_id: pathId }),
      body: mergeBody,
      response: record,
      async handle({ params, body }, { db }) {
        await mergeBrand(db, params.brand_id, body.into_id);
        return brands.read(db, body.into_id);
      },
    }),
  ],
};
