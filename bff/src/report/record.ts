import * as v from "valibot";
import { countsRecord } from "../fulfilment/counts.ts";
import {
  decimalField,
  idField,
  integerField,
  optionalDateTimeField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";

const figures = {
  orders: integerField,
  kept_orders: integerField,
  units: integerField,
  sales_amount: decimalField,
  taxable_amount: decimalField,
  returned_amount: decimalField,
  returned_taxable: decimalField,
};
const period = { totals: v.object(figures), days: v.array(v.object({ day: textField, ...figures })) };

/** What was sold in some days, as the service reckons it. */
export const salesRecord = v.object({
  as_of: v.pipe(textField, v.isoTimestamp()),
  ...period,
  compared: v.nullish(v.object(period), null),
  products: v.array(
    v.object({
      prod_id: idField,
      prod_name: textField,
      units: integerField,
      sales_amount: decimalField,
      taxable_amount: decimalField,
      compared_units: integerField,
      compared_sales: decimalField,
      compared_taxable: decimalField,
    }),
  ),
  sellers: v.array(
    v.object({
      seller_id: idField,
      business_name: textField,
      orders: integerField,
      kept_orders: integerField,
      parts: integerField,
      late_parts: integerField,
      sales_amount: decimalField,
      taxable_amount: decimalField,
      accept_minutes: optionalIntegerField,
    }),
  ),
  states: countsRecord,
  stock: v.array(
    v.object({
      prod_id: idField,
      varient_id: optionalIdField,
      prod_name: textField,
      varient_name: optionalTextField,
      stock_quantity: integerField,
      low_stock_at: integerField,
      sold_30_days: integerField,
    }),
  ),
});

export type Sales = v.InferOutput<typeof salesRecord>;
export type Figures = Sales["totals"];

export const todoRecord = v.object({
  kind: textField,
  count: integerField,
  oldest_at: optionalDateTimeField,
  /** The permission that it is for; null for what is the asker's own. A service of before does not say. */
  needs: v.optional(optionalTextField),
});
