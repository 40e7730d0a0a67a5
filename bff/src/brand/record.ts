import * as v from "valibot";
import { idField, optionalDateTimeField, optionalIntegerField, textField } from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";

/** A brand, shared by all locations of a company (Document 2 §3, decision D-55). */
export interface Brand extends Ownership {
  readonly id: string;
  readonly name: string;
  /** Of all locations; null when the service does not say. */
  readonly productCount: number | null;
  readonly createdAt: string | null;
}

/** Reads `companyBrand`. */
export const brandRecord = v.pipe(
  v.object({
    brand_id: idField,
    company_po_id: idField,
    brand_name: textField,
    products_count: optionalIntegerField,
    created_at: optionalDateTimeField,
  }),
  v.transform((record): Brand => ({
    id: record.brand_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.brand_name,
    productCount: record.products_count,
    createdAt: record.created_at,
  })),
);
