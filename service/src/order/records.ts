import { sql } from "kysely";
import * as v from "valibot";
import { cancellationReasons } from "../fulfilment/actBody.ts";
import { isLate } from "../fulfilment/late.ts";
import { keptUntil } from "../fulfilment/uncollected.ts";
import { businessToday } from "../http/contactField.ts";
import { collection } from "../http/collection.ts";
import { amount, day, flag, key, words } from "../http/narrowing.ts";
import {
  decimal,
  id,
  instant,
  nullableDate,
  nullableInstant,
  nullableText,
  nullableWhole,
  optionalId,
  whole,
} from "../http/responseFields.ts";
import { mailLanguages } from "./mailWords/mailWords.ts";
import { partNumber, placed } from "./narrowing.ts";
import {
  billingNames,
  deliveryModes,
  fulfilmentStatuses,
  orderStatuses,
  paymentMethods,
  paymentStates,
  refundStates,
  shippingNames,
} from "./words.ts";
import { hasRefund } from "../refund/part.ts";
import { taxKinds } from "../reckoning/taxes.ts";
import { priceStepKinds } from "../reckoning/unitPrice.ts";

const addressTexts = v.entriesFromList([...shippingNames, ...billingNames], nullableText);

/** An order (spec "Orders"). */
export const orderRecord = v.object({
  order_id: id,
  company_po_id: id,
  order_no: v.string(),
  order_channel: v.string(),
  channel_reference: nullableText,
  placed_at: instant,
  customer_name: v.string(),
  customer_email: nullableText,
  customer_phone: v.string(),
  customer_language: v.nullable(v.picklist(mailLanguages)),
  customer_gstin: nullableText,
  customer_legal_name: nullableText,
  ...addressTexts,
  delivery_mode: v.picklist(deliveryModes),
  pickup_point_id: optionalId,
  promised_date: nullableDate,
  payment_method: v.picklist(paymentMethods),
  payment_state: v.picklist(paymentStates),
  amount_paid: decimal,
  amount_refunded: decimal,
  payment_reference: nullableText,
  order_total: decimal,
  tax_total: decimal,
  goods_total: decimal,
  delivery_total: decimal,
  refund_due: decimal,
  order_status: v.picklist(orderStatuses),
  customer_note: nullableText,
  staff_note: nullableText,
  price_source: v.picklist(["service", "given"]),
  created_at: instant,
  updated_at: instant,
});

/** The part of an order that one location sends: all work is done on these. */
export const fulfilmentRecord = v.object({
  fulfilment_id: id,
  order_id: id,
  company_po_id: id,
  seller_id: id,
  part_no: whole,
  fulfilment_status: v.picklist(fulfilmentStatuses),
  status_at: instant,
  status_by: v.string(),
  status_reason: nullableText,
  order_no: v.string(),
  customer_name: v.string(),
  customer_phone: v.string(),
  ship_area: nullableText,
  ship_stateshort: nullableText,
  ship_zip: nullableText,
  placed_at: instant,
  promised_date: nullableDate,
  accept_by: nullableInstant,
  kept_until: nullableDate,
  delivery_mode: v.picklist(deliveryModes),
  payment_method: v.picklist(paymentMethods),
  payment_state: v.picklist(paymentStates),
  lines_count: whole,
  units_count: whole,
  first_line_name: v.string(),
  supplier_state: nullableText,
  place_of_supply: nullableText,
  tax_kind: v.picklist(taxKinds),
  goods_amount: decimal,
  gift_amount: decimal,
  delivery_charge: decimal,
  taxable_amount: decimal,
  cgst_amount: decimal,
  sgst_amount: decimal,
  igst_amount: decimal,
  fulfilment_total: decimal,
  commission_percentage: decimal,
  commission_amount: decimal,
  due_on_delivery: decimal,
  collected_amount: decimal,
  collected_at: nullableInstant,
  packages: nullableWhole,
  weight_grams: nullableWhole,
  delivery_user_id: optionalId,
  carrier_name: nullableText,
  tracking_number: nullableText,
  tracking_url: nullableText,
  eway_bill_no: nullableText,
  pickup_point_id: optionalId,
  has_code: v.boolean(),
  attempts: v.array(v.object({ at: instant, reason: v.string() })),
  split_from: optionalId,
  address_changed_at: nullableInstant,
  created_at: instant,
  updated_at: instant,
});

/** So many pieces of one product or variant at one price, all of it as it was when it was bought. */
export const orderLineRecord = v.object({
  order_line_id: id,
  order_id: id,
  fulfilment_id: id,
  company_po_id: id,
  seller_id: id,
  position: whole,
  prod_id: id,
  varient_id: optionalId,
  prod_name: v.string(),
  varient_name: nullableText,
  prod_brand_name: nullableText,
  sku_seller: nullableText,
  hsn_code: nullableText,
  uqc: v.string(),
  image_url: nullableText,
  quantity: whole,
  cancelled_quantity: whole,
  returned_quantity: whole,
  list_price: decimal,
  price_steps: v.array(
    v.object({ kind: v.picklist(priceStepKinds), percentage: v.string(), unit_price: decimal }),
  ),
  unit_price: decimal,
  line_kind: v.picklist(["plain", "bundle"]),
  bundle_of: optionalId,
  gift_wrapping: v.boolean(),
  gift_message: nullableText,
  gift_price: decimal,
  delivery_share: decimal,
  cgst: decimal,
  sgst: decimal,
  igst: decimal,
  taxable_amount: decimal,
  cgst_amount: decimal,
  sgst_amount: decimal,
  igst_amount: decimal,
  line_total: decimal,
  created_at: instant,
  updated_at: instant,
});

/** Orders of a company. */
export const orders = collection({
  name: "companyOrder",
  noun: "Order",
  table: "company_order",
  record: orderRecord,
  rule: {
    key: "order_id",
    order: "-placed_at",
    sortable: { placed_at: "timestamptz", order_no: "text", order_total: "numeric" },
    searchable: ["order_no", "customer_name", "customer_phone", "customer_email", "channel_reference"],
    isSearchedAsOne: true,
    searchEnd: (q) => ({ text: partNumber(q).text }),
    filters: {
      order_status: "text",
      payment_method: "text",
      payment_state: "text",
      order_channel: "text",
      shipping_stateshort: "text",
    },
    narrowing: {
      ...placed,
      total_min: amount("total_min", (value) => sql`record.order_total >= ${value}::numeric`),
      total_max: amount("total_max", (value) => sql`record.order_total <= ${value}::numeric`),
      has_refund_due: flag("has_refund_due", (isDue) => sql`(record.refund_due > 0) = ${isDue}`),
      seller_id: key(
        "seller_id",
        (value) => sql`exists (select from fulfilment where fulfilment.order_id = record.order_id
          and fulfilment.seller_id = ${value})`,
      ),
    },
  },
  records: (db) => db.selectFrom("company_order").selectAll(),
});

/** Parts of orders, one for each location. */
export const fulfilments = collection({
  name: "companyFulfilment",
  noun: "Fulfilment",
  table: "fulfilment",
  record: fulfilmentRecord,
  rule: {
    key: "fulfilment_id",
    order: "-placed_at",
    sortable: {
      placed_at: "timestamptz",
      promised_date: "date",
      status_at: "timestamptz",
      order_no: "text",
      fulfilment_total: "numeric",
    },
    searchable: ["order_no", "customer_name", "customer_phone"],
    isSearchedAsOne: true,
    searchEnd: (q) => {
      const { text, part } = partNumber(q);
      return part === undefined ? { text } : { text, condition: sql`record.part_no = ${part}` };
    },
    tally: { table: "fulfilment_tally", fields: ["company_po_id", "seller_id", "fulfilment_status"] },
    filters: {
      fulfilment_status: "text",
      seller_id: "integer",
      delivery_mode: "text",
      payment_method: "text",
      payment_state: "text",
      ship_stateshort: "text",
      tax_kind: "text",
      delivery_user_id: "integer",
      pickup_point_id: "integer",
    },
    narrowing: {
      ...placed,
      promised_from: day("promised_from", (value) => sql`record.promised_date >= ${value}::date`),
      promised_to: day("promised_to", (value) => sql`record.promised_date <= ${value}::date`),
      total_min: amount("total_min", (value) => sql`record.fulfilment_total >= ${value}::numeric`),
      total_max: amount("total_max", (value) => sql`record.fulfilment_total <= ${value}::numeric`),
      prod_id: key(
        "prod_id",
        (value) => sql`exists (select from order_line where order_line.fulfilment_id = record.fulfilment_id
          and order_line.prod_id = ${value})`,
      ),
      has_carrier: flag("has_carrier", (has) => sql`(record.carrier_name is not null) = ${has}`),
      has_tracking: flag("has_tracking", (has) => sql`(record.tracking_number is not null) = ${has}`),
      // Why it stands where it does begins with its word.
      reason_code: words(
        "reason_code",
        cancellationReasons,
        (codes) => sql`split_part(record.status_reason, ':', 1) in ${codes}`,
      ),
      refund_state: words("refund_state", refundStates, hasRefund),
      attempts_min: {
        pattern: /^(?:[1-9]|10)$/,
        message: "attempts_min is a whole number from 1 to 10",
        condition: (value) => sql`jsonb_array_length(record.attempts) >= ${Number(value)}`,
      },
      late: { pattern: /^true$/, message: "late is true or left out", condition: () => isLate() },
      uncollected: {
        pattern: /^true$/,
        message: "uncollected is true or left out",
        condition: () =>
          sql`(record.fulfilment_status = 'ready' and record.kept_until < ${businessToday()}::date)`,
      },
    },
  },
  records: (db) =>
    db
      .selectFrom("fulfilment")
      .selectAll()
      .select([keptUntil.as("kept_until"), sql<boolean>`hand_over_salt is not null`.as("has_code")]),
});

/** Lines of orders. */
export const orderLines = collection({
  name: "companyOrderLine",
  noun: "Order line",
  table: "order_line",
  record: orderLineRecord,
  rule: {
    key: "order_line_id",
    order: "position",
    sortable: { position: "integer" },
    searchable: ["prod_name"],
    filters: {},
  },
  records: (db) => db.selectFrom("order_line").selectAll(),
});
