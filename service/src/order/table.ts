import type { Generated, JSONColumnType } from "kysely";
import type { Decimal, DefaultDecimal, Instant, Nullable, Times } from "../db/column.ts";
import type { OrderBody } from "./body.ts";
import type { MailLanguage } from "./mailWords/mailWords.ts";
import type { TaxKind } from "../reckoning/taxes.ts";
import type { PriceStepKind } from "../reckoning/unitPrice.ts";
import type {
  billingNames,
  fulfilmentStatuses,
  orderStatuses,
  paymentStates,
  shippingNames,
} from "./words.ts";

type AddressTable = Record<(typeof shippingNames | typeof billingNames)[number], Nullable<string>>;

/** What of the money has come. */
export type PaymentState = (typeof paymentStates)[number];

/** The last number of a company's orders in a financial year. */
export interface OrderNumberTable {
  company_po_id: number;
  financial_year: string;
  last_number: number;
}

/** What one customer bought at one time of one company. */
export interface CompanyOrderTable extends Times, AddressTable {
  order_id: Generated<number>;
  company_po_id: number;
  order_no: string;
  order_channel: string;
  channel_reference: Nullable<string>;
  /** Of what was sent, to tell a repeated order from another one with its reference. */
  content_hash: string;
  placed_at: Instant;
  customer_name: string;
  customer_email: Nullable<string>;
  customer_phone: string;
  /** In which they are told of it; null as the company has it. */
  customer_language: Nullable<MailLanguage>;
  customer_gstin: Nullable<string>;
  customer_legal_name: Nullable<string>;
  delivery_mode: OrderBody["delivery_mode"];
  pickup_point_id: Nullable<number>;
  promised_date: Nullable<string>;
  payment_method: OrderBody["payment_method"];
  payment_state: PaymentState;
  amount_paid: DefaultDecimal;
  amount_refunded: DefaultDecimal;
  payment_reference: Nullable<string>;
  order_total: DefaultDecimal;
  tax_total: DefaultDecimal;
  goods_total: DefaultDecimal;
  delivery_total: DefaultDecimal;
  refund_due: DefaultDecimal;
  order_status: Generated<(typeof orderStatuses)[number]>;
  customer_note: Nullable<string>;
  staff_note: Nullable<string>;
  price_source: OrderBody["price_source"];
}

interface AmountColumns {
  taxable_amount: DefaultDecimal;
  cgst_amount: DefaultDecimal;
  sgst_amount: DefaultDecimal;
  igst_amount: DefaultDecimal;
}

/** The part of an order that one location sends. */
export interface FulfilmentTable extends Times, AmountColumns {
  fulfilment_id: Generated<number>;
  order_id: number;
  company_po_id: number;
  seller_id: number;
  part_no: number;
  fulfilment_status: Generated<(typeof fulfilmentStatuses)[number]>;
  status_at: Instant;
  status_by: Generated<string>;
  status_reason: Nullable<string>;
  order_no: string;
  customer_name: string;
  customer_phone: string;
  ship_area: Nullable<string>;
  ship_stateshort: Nullable<string>;
  ship_zip: Nullable<string>;
  placed_at: Instant;
  promised_date: Nullable<string>;
  /** Until when it has to be accepted. */
  accept_by: Nullable<string>;
  /** When it was accepted; null also for what was accepted before this was kept. */
  accepted_at: Nullable<string>;
  /** When it was told to be late. */
  late_at: Nullable<string>;
  delivery_mode: OrderBody["delivery_mode"];
  payment_method: OrderBody["payment_method"];
  payment_state: PaymentState;
  lines_count: number;
  units_count: number;
  first_line_name: string;
  supplier_state: Nullable<string>;
  place_of_supply: Nullable<string>;
  tax_kind: TaxKind;
  goods_amount: DefaultDecimal;
  gift_amount: DefaultDecimal;
  delivery_charge: DefaultDecimal;
  fulfilment_total: DefaultDecimal;
  commission_percentage: DefaultDecimal;
  commission_amount: DefaultDecimal;
  due_on_delivery: DefaultDecimal;
  collected_amount: DefaultDecimal;
  collected_at: Nullable<string>;
  packages: Nullable<number>;
  weight_grams: Nullable<number>;
  delivery_user_id: Nullable<number>;
  carrier_name: Nullable<string>;
  tracking_number: Nullable<string>;
  tracking_url: Nullable<string>;
  eway_bill_no: Nullable<string>;
  pickup_point_id: Nullable<number>;
  hand_over_salt: Nullable<string>;
  code_attempts: Generated<number>;
  code_closed_until: Nullable<string>;
  attempts: JSONColumnType<{ at: string; reason: string }[], string | undefined>;
  split_from: Nullable<number>;
  /** Since when a label that was printed before is out of date. */
  address_changed_at: Nullable<string>;
}

/** How many parts of orders came into a state, or with a negative number left it; the sum is how many stand there. */
export interface FulfilmentTallyTable {
  tally_id: Generated<number>;
  company_po_id: number;
  seller_id: number;
  fulfilment_status: string;
  change: number;
}

interface StoredStep {
  kind: PriceStepKind;
  percentage: string;
  unit_price: string;
}

/** So many pieces of one product or variant at one price. */
export interface OrderLineTable extends Times, AmountColumns {
  order_line_id: Generated<number>;
  order_id: number;
  fulfilment_id: number;
  company_po_id: number;
  seller_id: number;
  position: number;
  prod_id: number;
  varient_id: Nullable<number>;
  prod_name: string;
  varient_name: Nullable<string>;
  prod_brand_name: Nullable<string>;
  sku_seller: Nullable<string>;
  hsn_code: Nullable<string>;
  uqc: Generated<string>;
  image_url: Nullable<string>;
  quantity: number;
  cancelled_quantity: Generated<number>;
  returned_quantity: Generated<number>;
  /** What was taken off the line, and off its taxable amount, for what came back after the invoice; kept by a trigger. */
  returned_amount: DefaultDecimal;
  returned_taxable: DefaultDecimal;
  list_price: DefaultDecimal;
  price_steps: JSONColumnType<StoredStep[]>;
  unit_price: DefaultDecimal;
  line_kind: "plain" | "bundle";
  bundle_of: Nullable<number>;
  gift_wrapping: boolean;
  gift_message: Nullable<string>;
  gift_price: DefaultDecimal;
  delivery_share: DefaultDecimal;
  cgst: DefaultDecimal;
  sgst: DefaultDecimal;
  igst: DefaultDecimal;
  line_total: DefaultDecimal;
}

/** Money that has come for an order; under one reference once. */
export interface OrderPaymentTable extends Times {
  payment_id: Generated<number>;
  order_id: number;
  company_po_id: number;
  amount: Decimal;
  payment_reference: string;
}

/** Money that is owed back, and whether it was sent; the product moves no money. */
export interface RefundTable extends Times {
  refund_id: Generated<number>;
  company_po_id: number;
  order_id: number;
  /** Null for what was paid over. */
  fulfilment_id: Nullable<number>;
  amount: Decimal;
  reason: string;
  refund_state: Generated<"due" | "sent" | "dropped">;
  method: Nullable<OrderBody["payment_method"]>;
  reference: Nullable<string>;
  sent_on: Nullable<string>;
}
