import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { idField, integerField, optionalIdField } from "../rest/recordFields.ts";

/** The count of a product with a single price, or of a variant. */
export interface Stock extends Ownership, RecordTimes {
  readonly id: string;
  readonly sellerId: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  readonly lowAt: number;
}

/** Reads `companySellerProdStock`. */
export const stockRecord = v.pipe(
  v.object({
    ...timesEntries,
    stock_id: idField,
    company_po_id: idField,
    seller_id: idField,
    prod_id: idField,
    varient_id: optionalIdField,
    stock_quantity: integerField,
    low_stock_at: integerField,
  }),
  v.transform((record): Stock => ({
    ...timesOf(record),
    id: record.stock_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    productId: record.prod_id,
    variantId: record.varient_id,
    quantity: record.stock_quantity,
    lowAt: record.low_stock_at,
  })),
);
