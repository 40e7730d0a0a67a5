import * as v from "valibot";
import { pathId, requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { mergeBody, mergeBrand } from "./merge.ts";
import { brandRecord, brands } from "./record.ts";

const fields = { brand_name: requiredText("Brand Name is required", 120) };

export const addBrand = brands.add({
  origin: "document-2",
  summary: "Adds a brand",
  fields: { ...fields, company_po_id: requiredWhole("company_po_id is required") },
});

export const removeBrand = brands.remove();

export const editBrand = brands.edit(fields);

/** Brands of a company; sellers add to the same list (Document 2 §7, decision D-55). */
export const brand: Resource = {
  records: { Brand: brandRecord },
  constraints: { brand_name_key: { field: "brand_name", message: "Brand Name Already Exist" } },
  operations: [
    brands.byIds(),
    brands.one("extension"),
    ...brands.by({ segment: "company_po_id", origin: "document-2" }),
    addBrand,
    editBrand,
    removeBrand,
    operation({
      method: "POST",
      path: "/v1/companyBrand/{brand_id}/merge",
      tagPath: "/v1/companyBrand/{brand_id}",
      origin: "extension",
      summary:
        "Moves every product of a brand to another one and deletes the first; answers the one that stays",
      params: v.object({ brand_id: pathId }),
      body: mergeBody,
      response: brandRecord,
      async handle({ params, body }, { db }) {
        await mergeBrand(db, params.brand_id, body.into_id);
        return brands.read(db, body.into_id);
      },
    }),
  ],
};
