import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { type TaxedAmounts, taxedEntries, taxedOf } from "../order/taxedAmounts.ts";
import {
  type DeliveryMode,
  deliveryModes,
  type FulfilmentStatus,
  fulfilmentStatuses,
  type PaymentMethod,
  paymentMethods,
  type PaymentState,
  paymentStates,
  type TaxKind,
  taxKinds,
} from "../order/words.ts";
import {
  decimalField,
  flagField,
  idField,
  integerField,
  optionalDateField,
  optionalDateTimeField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";

/** A delivery that was tried in vain. */
export interface DeliveryAttempt {
  readonly at: string | null;
  readonly reason: string;
}

/** The part of an order that one location sends. */
export interface Fulfilment extends Ownership, RecordTimes {
  readonly id: string;
  readonly sellerId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly part: number;
  readonly status: FulfilmentStatus;
  readonly statusAt: string | null;
  readonly statusReason: string | null;
  readonly customerName: string;
  readonly customerPhone: string | null;
  readonly area: string | null;
  readonly provinceCode: string | null;
  readonly postalCode: string | null;
  readonly placedAt: string | null;
  readonly promisedDate: string | null;
  /** Until when it has to be accepted. */
  readonly acceptBy: string | null;
  /** The last day on which it is kept at its pickup point, while it waits there. */
  readonly keptUntil: string | null;
  readonly deliveryMode: DeliveryMode;
  readonly paymentMethod: PaymentMethod;
  readonly paymentState: PaymentState;
  readonly lineCount: number;
  readonly unitCount: number;
  readonly firstLineName: string;
  readonly taxKind: TaxKind;
  readonly supplierState: string | null;
  readonly placeOfSupply: string | null;
  readonly goodsAmount: string;
  readonly giftAmount: string;
  readonly deliveryCharge: string;
  readonly amounts: TaxedAmounts;
  readonly commissionPercentage: string;
  readonly commissionAmount: string;
  readonly dueOnDelivery: string;
  readonly collectedAmount: string;
  readonly collectedAt: string | null;
  readonly packages: number | null;
  readonly weightGrams: number | null;
  readonly deliveryUserId: string | null;
  readonly pickupPointId: string | null;
  readonly carrierName: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly ewayBillNumber: string | null;
  readonly attempts: readonly DeliveryAttempt[];
  /** Whether the customer was sent a code for it. */
  readonly hasCode: boolean;
  /** Since when a label that was printed before is out of date. */
  readonly addressChangedAt: string | null;
  /** Which part it was split from. */
  readonly splitFromId: string | null;
}

/** What people call a fulfilment by: `2627-000123/1`. */
export const numberOf = ({ orderNumber, part }: Fulfilment): string => `${orderNumber}/${part}`;

/** Reads `companyFulfilment`. */
export const fulfilmentRecord = v.pipe(
  v.object({
    ...timesEntries,
    ...taxedEntries,
    fulfilment_id: idField,
    order_id: idField,
    company_po_id: idField,
    seller_id: idField,
    part_no: integerField,
    fulfilment_status: wordField(fulfilmentStatuses),
    status_at: optionalDateTimeField,
    status_reason: optionalTextField,
    order_no: textField,
    customer_name: textField,
    customer_phone: optionalTextField,
    ship_area: optionalTextField,
    ship_stateshort: optionalTextField,
    ship_zip: optionalTextField,
    placed_at: optionalDateTimeField,
    promised_date: optionalDateField,
    accept_by: optionalDateTimeField,
    kept_until: optionalDateField,
    delivery_mode: wordField(deliveryModes),
    payment_method: wordField(paymentMethods),
    payment_state: wordField(paymentStates),
    lines_count: integerField,
    units_count: integerField,
    first_line_name: textField,
    tax_kind: wordField(taxKinds),
    supplier_state: optionalTextField,
    place_of_supply: optionalTextField,
    goods_amount: decimalField,
    gift_amount: decimalField,
    delivery_charge: decimalField,
    fulfilment_total: decimalField,
    commission_percentage: decimalField,
    commission_amount: decimalField,
    due_on_delivery: decimalField,
    collected_amount: decimalField,
    collected_at: optionalDateTimeField,
    packages: optionalIntegerField,
    weight_grams: optionalIntegerField,
    delivery_user_id: optionalIdField,
    pickup_point_id: optionalIdField,
    carrier_name: optionalTextField,
    tracking_number: optionalTextField,
    tracking_url: optionalTextField,
    eway_bill_no: optionalTextField,
    split_from: optionalIdField,
    address_changed_at: v.optional(optionalDateTimeField, null),
    has_code: v.optional(flagField, false),
    attempts: v.nullish(v.array(v.object({ at: optionalDateTimeField, reason: textField })), []),
  }),
  v.transform((record): Fulfilment => ({
    ...timesOf(record),
    id: record.fulfilment_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    orderId: record.order_id,
    orderNumber: record.order_no,
    part: record.part_no,
    status: record.fulfilment_status,
    statusAt: record.status_at,
    statusReason: record.status_reason,
    customerName: record.customer_name,
    customerPhone: record.customer_phone,
    area: record.ship_area,
    provinceCode: record.ship_stateshort,
    postalCode: record.ship_zip,
    placedAt: record.placed_at,
    promisedDate: record.promised_date,
    acceptBy: record.accept_by,
    keptUntil: record.kept_until,
    deliveryMode: record.delivery_mode,
    paymentMethod: record.payment_method,
    paymentState: record.payment_state,
    lineCount: record.lines_count,
    unitCount: record.units_count,
    firstLineName: record.first_line_name,
    taxKind: record.tax_kind,
    supplierState: record.supplier_state,
    placeOfSupply: record.place_of_supply,
    goodsAmount: record.goods_amount,
    giftAmount: record.gift_amount,
    deliveryCharge: record.delivery_charge,
    amounts: taxedOf(record, record.fulfilment_total),
    commissionPercentage: record.commission_percentage,
    commissionAmount: record.commission_amount,
    dueOnDelivery: record.due_on_delivery,
    collectedAmount: record.collected_amount,
    collectedAt: record.collected_at,
    packages: record.packages,
    weightGrams: record.weight_grams,
    deliveryUserId: record.delivery_user_id,
    pickupPointId: record.pickup_point_id,
    carrierName: record.carrier_name,
    trackingNumber: record.tracking_number,
    trackingUrl: record.tracking_url,
    ewayBillNumber: record.eway_bill_no,
    attempts: record.attempts,
    hasCode: record.has_code,
    splitFromId: record.split_from,
    addressChangedAt: record.address_changed_at,
  })),
);
