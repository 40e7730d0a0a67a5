import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { type TaxedAmounts, taxedEntries, taxedOf, type TaxRates, taxRates } from "../order/taxedAmounts.ts";
import { lineDiscounts } from "../order/words.ts";
import {
  decimalField,
  flagField,
  idField,
  integerField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";

/** A discount that a line was bought with. */
export interface LineDiscount {
  readonly kind: (typeof lineDiscounts)[keyof typeof lineDiscounts];
  readonly percentage: string;
  readonly unitPrice: string;
}

/** So many pieces of one product or variant at one price, as it was when it was bought. */
export interface OrderLine extends Ownership, RecordTimes {
  readonly id: string;
  readonly sellerId: string;
  readonly orderId: string;
  readonly fulfilmentId: string;
  readonly position: number;
  readonly productId: string;
  readonly variantId: string | null;
  readonly productName: string;
  readonly variantName: string | null;
  readonly brandName: string | null;
  readonly sku: string | null;
  readonly hsnCode: string | null;
  readonly unit: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly cancelledQuantity: number;
  readonly returnedQuantity: number;
  readonly listPrice: string;
  readonly discounts: readonly LineDiscount[];
  readonly unitPrice: string;
  readonly isBundle: boolean;
  readonly giftWrapping: boolean;
  readonly giftMessage: string | null;
  readonly giftPrice: string;
  readonly deliveryShare: string;
  readonly rates: TaxRates;
  readonly amounts: TaxedAmounts;
}

const discount = v.pipe(
  v.object({ kind: wordField(lineDiscounts), percentage: decimalField, unit_price: decimalField }),
  v.transform(({ unit_price, ...step }): LineDiscount => ({ ...step, unitPrice: unit_price })),
);

/** Reads `companyOrderLine`. */
export const orderLineRecord = v.pipe(
  v.object({
    ...timesEntries,
    ...taxedEntries,
    ...taxRates.entries,
    order_line_id: idField,
    order_id: idField,
    fulfilment_id: idField,
    company_po_id: idField,
    seller_id: idField,
    position: integerField,
    prod_id: idField,
    varient_id: optionalIdField,
    prod_name: textField,
    varient_name: optionalTextField,
    prod_brand_name: optionalTextField,
    sku_seller: optionalTextField,
    hsn_code: optionalTextField,
    uqc: textField,
    image_url: optionalTextField,
    quantity: integerField,
    cancelled_quantity: integerField,
    returned_quantity: integerField,
    list_price: decimalField,
    price_steps: v.nullish(v.array(discount), []),
    unit_price: decimalField,
    line_kind: textField,
    gift_wrapping: flagField,
    gift_message: optionalTextField,
    gift_price: decimalField,
    delivery_share: decimalField,
    line_total: decimalField,
  }),
  v.transform((record): OrderLine => ({
    ...timesOf(record),
    id: record.order_line_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    orderId: record.order_id,
    fulfilmentId: record.fulfilment_id,
    position: record.position,
    productId: record.prod_id,
    variantId: record.varient_id,
    productName: record.prod_name,
    variantName: record.varient_name,
    brandName: record.prod_brand_name,
    sku: record.sku_seller,
    hsnCode: record.hsn_code,
    unit: record.uqc,
    imageUrl: record.image_url,
    quantity: record.quantity,
    cancelledQuantity: record.cancelled_quantity,
    returnedQuantity: record.returned_quantity,
    listPrice: record.list_price,
    discounts: record.price_steps,
    unitPrice: record.unit_price,
    isBundle: record.line_kind === "bundle",
    giftWrapping: record.gift_wrapping,
    giftMessage: record.gift_message,
    giftPrice: record.gift_price,
    deliveryShare: record.delivery_share,
    rates: { cgst: record.cgst, sgst: record.sgst, igst: record.igst },
    amounts: taxedOf(record, record.line_total),
  })),
);
