import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { addressEntries, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  decimalField,
  idField,
  optionalDateField,
  optionalDateTimeField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";
import { type OrderLanguage, orderLanguages } from "./languages.ts";
import {
  type DeliveryMode,
  deliveryModes,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  paymentMethods,
  type PaymentState,
  paymentStates,
  priceSources,
} from "./words.ts";

/** Who has bought something. */
export interface OrderCustomer {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly gstin: string | null;
  readonly legalName: string | null;
  /** In which they are told of the order; null as the company has it. */
  readonly language: OrderLanguage | null;
}

/** What an order amounts to. */
export interface OrderTotals {
  readonly goods: string;
  readonly delivery: string;
  readonly tax: string;
  readonly total: string;
}

/** What one customer bought at one time of one company. */
export interface Order extends Ownership, RecordTimes {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedAt: string | null;
  readonly channel: string;
  readonly channelReference: string | null;
  readonly customer: OrderCustomer;
  readonly shippingName: string | null;
  readonly shippingPhone: string | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly deliveryMode: DeliveryMode;
  readonly pickupPointId: string | null;
  readonly promisedDate: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly paymentState: PaymentState;
  readonly paymentReference: string | null;
  readonly amountPaid: string;
  readonly amountRefunded: string;
  readonly refundDue: string;
  readonly totals: OrderTotals;
  readonly customerNote: string | null;
  readonly staffNote: string | null;
  readonly priceSource: (typeof priceSources)[keyof typeof priceSources];
}

/** The service's names of the address that goods go to. */
export const shippingNames = {
  line1: "shipping_addressline1",
  line2: "shipping_addressline2",
  streetNumber: "shipping_street_no",
  streetName: "shipping_street_name",
  area: "shipping_area_name",
  region: "shipping_region_name",
  postalCode: "shipping_zip",
  provinceCode: "shipping_stateshort",
  province: "shipping_statelong",
  countryCode: "shipping_countryshort",
  country: "shipping_country",
} as const;

/** The service's names of the address that an invoice is for. */
export const billingNames = {
  line1: "billing_addressline1",
  line2: "billing_addressline2",
  streetNumber: "billing_street_no",
  streetName: "billing_street_name",
  area: "billing_area_name",
  region: "billing_region_name",
  postalCode: "billing_zip",
  provinceCode: "billing_stateshort",
  province: "billing_statelong",
  countryCode: "billing_countryshort",
  country: "billing_country",
} as const;

/** Reads `companyOrder`. */
export const orderRecord = v.pipe(
  v.object({
    ...timesEntries,
    order_id: idField,
    company_po_id: idField,
    order_no: textField,
    order_status: wordField(orderStatuses),
    order_channel: textField,
    channel_reference: optionalTextField,
    placed_at: optionalDateTimeField,
    customer_name: textField,
    customer_email: optionalTextField,
    customer_phone: optionalTextField,
    customer_gstin: optionalTextField,
    customer_legal_name: optionalTextField,
    customer_language: v.nullish(wordField(orderLanguages), null),
    shipping_name: optionalTextField,
    shipping_phone: optionalTextField,
    ...addressEntries(shippingNames),
    ...addressEntries(billingNames),
    delivery_mode: wordField(deliveryModes),
    pickup_point_id: optionalIdField,
    promised_date: optionalDateField,
    payment_method: wordField(paymentMethods),
    payment_state: wordField(paymentStates),
    payment_reference: optionalTextField,
    amount_paid: decimalField,
    amount_refunded: decimalField,
    refund_due: decimalField,
    goods_total: decimalField,
    delivery_total: decimalField,
    tax_total: decimalField,
    order_total: decimalField,
    customer_note: optionalTextField,
    staff_note: optionalTextField,
    price_source: wordField(priceSources),
  }),
  v.transform((record): Order => ({
    ...timesOf(record),
    id: record.order_id,
    companyId: record.company_po_id,
    sellerId: null,
    number: record.order_no,
    status: record.order_status,
    placedAt: record.placed_at,
    channel: record.order_channel,
    channelReference: record.channel_reference,
    customer: {
      name: record.customer_name,
      phone: record.customer_phone,
      email: record.customer_email,
      gstin: record.customer_gstin,
      legalName: record.customer_legal_name,
      language: record.customer_language,
    },
    shippingName: record.shipping_name,
    shippingPhone: record.shipping_phone,
    shippingAddress: addressOf(record, shippingNames),
    billingAddress: addressOf(record, billingNames),
    deliveryMode: record.delivery_mode,
    pickupPointId: record.pickup_point_id,
    promisedDate: record.promised_date,
    paymentMethod: record.payment_method,
    paymentState: record.payment_state,
    paymentReference: record.payment_reference,
    amountPaid: record.amount_paid,
    amountRefunded: record.amount_refunded,
    refundDue: record.refund_due,
    totals: {
      goods: record.goods_total,
      delivery: record.delivery_total,
      tax: record.tax_total,
      total: record.order_total,
    },
    customerNote: record.customer_note,
    staffNote: record.staff_note,
    priceSource: record.price_source,
  })),
);
