import * as v from "valibot";
import { idField, integerField, optionalIdField, optionalTextField } from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** A further image of a product, beside its summary image (Document 2 §3). */
export interface ProductImage extends Ownership, RecordTimes {
  readonly id: string;
  readonly productId: string;
  /** A storage key. */
  readonly imageKey: string | null;
  readonly order: number;
}

/** Reads `companySellerProdImage`. */
export const productImageRecord = v.pipe(
  v.object({
    ...timesEntries,
    image_id: idField,
    prod_id: idField,
    company_po_id: optionalIdField,
    seller_id: optionalIdField,
    images_url: optionalTextField,
    order_id: integerField,
  }),
  v.transform((record): ProductImage => ({
    ...timesOf(record),
    id: record.image_id,
    productId: record.prod_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    imageKey: record.images_url,
    order: record.order_id,
  })),
);
