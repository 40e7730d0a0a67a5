import * as v from "valibot";
import { idField, textField } from "../rest/recordFields.ts";
import type { Ownership } from "../session/rules.ts";

/** A brand, shared by all locations of a company (Document 2 §3, decision D-55). */
export interface Brand extends Ownership {
  readonly id: string;
  readonly name: string;
}

/** Reads `companyBrand`. */
export const brandRecord = v.pipe(
  v.object({ brand_id: idField, company_po_id: idField, brand_name: textField }),
  v.transform((record): Brand => ({
    id: record.brand_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.brand_name,
  })),
);
