import * as v from "valibot";
import {
  decimalField,
  flagField,
  idField,
  integerField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** A way a product is sold, with its own price (Document 2 §3). The service spells it `varient`. */
export interface Variant extends Ownership, RecordTimes {
  readonly id: string;
  readonly productId: string;
  readonly shortName: string;
  readonly longName: string;
  readonly price: string;
  readonly isDefault: boolean;
  readonly sku: string | null;
  readonly giftWrappingEnabled: boolean;
  readonly giftWrappingPrice: string;
  readonly order: number;
  readonly closed: boolean;
  readonly closedReason: string | null;
  readonly temporarilyUnavailable: boolean;
}

/** Reads `companySellerProdVarient`. */
export const variantRecord = v.pipe(
  v.object({
    ...timesEntries,
    varient_id: idField,
    prod_id: idField,
    company_po_id: optionalIdField,
    seller_id: optionalIdField,
    short_name: textField,
    long_name: textField,
    product_price: decimalField,
    default_price: flagField,
    sku_seller: optionalTextField,
    gift_wrapping_enabled: flagField,
    gift_wrapping_price: decimalField,
    display_order_id: integerField,
    closed: flagField,
    closed_reason: optionalTextField,
    item_not_available: flagField,
  }),
  v.transform((record): Variant => ({
    ...timesOf(record),
    id: record.varient_id,
    productId: record.prod_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    shortName: record.short_name,
    longName: record.long_name,
    price: record.product_price,
    isDefault: record.default_price,
    sku: record.sku_seller,
    giftWrappingEnabled: record.gift_wrapping_enabled,
    giftWrappingPrice: record.gift_wrapping_price,
    order: record.display_order_id,
    closed: record.closed,
    closedReason: record.closed_reason,
    temporarilyUnavailable: record.item_not_available,
  })),
);
