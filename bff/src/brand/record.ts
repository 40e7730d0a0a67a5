import * as v from "valibot";
import { idField, optionalIntegerField, textField } from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** A brand, shared by all locations of a company (Document 2 §3, decision D-55). */
export interface Brand extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  /** Of all locations; null when the service does not say. */
  readonly productCount: number | null;
}

/** Reads `companyBrand`. */
export const brandRecord = v.pipe(
  v.object({
    ...timesEntries,
    brand_id: idField,
    company_po_id: idField,
    brand_name: textField,
    products_count: optionalIntegerField,
  }),
  v.transform((record): Brand => ({
    ...timesOf(record),
    id: record.brand_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.brand_name,
    productCount: record.products_count,
  })),
);
