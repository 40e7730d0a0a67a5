import * as v from "valibot";
import { addressLine } from "../address/fields.ts";
import { optionalEmail, optionalPhone, requiredPhone } from "../http/contactField.ts";
import {
  optionalDate,
  optionalDecimal,
  optionalFlag,
  optionalForm,
  optionalLines,
  optionalText,
  optionalWhole,
  requiredDecimal,
  requiredText,
  requiredWhole,
} from "../http/field.ts";
import { isChecked } from "../reckoning/gstin.ts";
import { mailLanguages } from "./mailWords/mailWords.ts";
import { deliveryModes, paymentMethods } from "./words.ts";

const gstinMessage = "GSTIN is Invalid";
const mostPrice = 9_999_999_999.99;
const amountMessage = "Must be an amount of 0 or more with at most two decimals";
const optionalAmount = optionalDecimal(0, mostPrice, amountMessage);

const zip = optionalForm(6, /^([1-9][0-9]{5})?$/, "Must have 6 digits and not start with 0");
const stateshort = optionalText(3);
const country = optionalForm(3, /^(IND)?$/, "Orders are sent within India");

/** Where the goods go; for a pickup it may be left out. */
export const shippingFields = {
  shipping_name: optionalText(120),
  shipping_phone: optionalPhone,
  shipping_addressline1: addressLine,
  shipping_addressline2: addressLine,
  shipping_street_no: addressLine,
  shipping_street_name: addressLine,
  shipping_area_name: addressLine,
  shipping_region_name: addressLine,
  shipping_zip: zip,
  shipping_stateshort: stateshort,
  shipping_statelong: optionalText(120),
  shipping_country: optionalText(120),
  shipping_countryshort: country,
};

/** Whom the invoice is for; left out, it is the same address. */
export const billingFields = {
  billing_addressline1: addressLine,
  billing_addressline2: addressLine,
  billing_street_no: addressLine,
  billing_street_name: addressLine,
  billing_area_name: addressLine,
  billing_region_name: addressLine,
  billing_zip: zip,
  billing_stateshort: stateshort,
  billing_statelong: optionalText(120),
  billing_country: optionalText(120),
  billing_countryshort: country,
};

const line = v.object({
  prod_id: requiredWhole("prod_id is required"),
  varient_id: optionalWhole(),
  quantity: requiredWhole("quantity is required", 1, 100_000),
  gift_wrapping: optionalFlag,
  gift_message: optionalLines(300),
  unit_price: optionalAmount,
});

const deliveryCharge = v.object({
  seller_id: requiredWhole("seller_id is required"),
  amount: requiredDecimal("amount is required", 0, mostPrice, amountMessage),
});

/** An order as a storefront sends it. */
export const orderBody = v.object({
  company_po_id: requiredWhole("company_po_id is required"),
  order_channel: requiredText("order_channel is required", 40),
  channel_reference: optionalText(80),
  placed_at: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp("Must be an instant like 2027-01-31T00:00:00Z"))),
    null,
  ),
  customer_name: requiredText("customer_name is required", 120),
  customer_email: optionalEmail,
  customer_phone: requiredPhone("customer_phone is required"),
  /** Left out it is not part of the content, so that orders of before this field was there are known again. */
  customer_language: v.optional(
    v.nullable(v.picklist(mailLanguages, `Must be one of ${mailLanguages.join(", ")}`)),
  ),
  customer_gstin: v.pipe(
    optionalForm(15, /^([0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3})?$/, gstinMessage),
    v.check((gstin) => gstin === null || isChecked(gstin), gstinMessage),
  ),
  customer_legal_name: optionalText(120),
  ...shippingFields,
  ...billingFields,
  delivery_mode: v.optional(v.picklist(deliveryModes, "Must be delivery or pickup"), "delivery"),
  pickup_point_id: optionalWhole(),
  promised_date: optionalDate,
  payment_method: v.picklist(paymentMethods, `Must be one of ${paymentMethods.join(", ")}`),
  payment_state: v.optional(
    v.nullable(v.picklist(["authorised", "failed"], "Must be authorised or failed")),
    null,
  ),
  amount_paid: optionalAmount,
  payment_reference: optionalText(120),
  customer_note: optionalLines(1000),
  lines: v.pipe(
    v.array(line, "lines is required"),
    v.minLength(1, "lines is required"),
    v.maxLength(200, "An order has at most 200 lines"),
  ),
  delivery_charges: v.optional(
    v.pipe(v.array(deliveryCharge), v.maxLength(200, "An order has at most 200 delivery charges")),
    [],
  ),
  expected_total: optionalAmount,
  price_source: v.optional(v.picklist(["service", "given"], "Must be service or given"), "service"),
});

export type OrderBody = v.InferOutput<typeof orderBody>;
