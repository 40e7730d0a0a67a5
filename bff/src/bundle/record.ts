import * as v from "valibot";
import { decimalField, idField, integerField, optionalIdField } from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** Another product offered together with a product (Document 2 §3). */
export interface Bundle extends Ownership, RecordTimes {
  readonly id: string;
  readonly productId: string;
  /** The chosen product, which the service calls `bundle_id`. */
  readonly bundledProductId: string;
  readonly offerPercentage: string;
  readonly order: number;
}

/**
 * Reads `companySellerProdBundle`. `bundle_id` is the chosen product and not unique, so a row without an id of
 * its own is known by both products (decision D-62).
 */
export const bundleRecord = v.pipe(
  v.object({
    ...timesEntries,
    id: optionalIdField,
    prod_id: idField,
    bundle_id: idField,
    company_po_id: optionalIdField,
    seller_id: optionalIdField,
    bundle_offer_percentage: decimalField,
    order_id: integerField,
  }),
  v.transform((record): Bundle => ({
    ...timesOf(record),
    id: record.id ?? `${record.prod_id}-${record.bundle_id}`,
    productId: record.prod_id,
    bundledProductId: record.bundle_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    offerPercentage: record.bundle_offer_percentage,
    order: record.order_id,
  })),
);
