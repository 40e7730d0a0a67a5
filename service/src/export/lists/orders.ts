import { sql } from "kysely";
import type { Connection } from "../../http/context.ts";
import { fulfilments, orderLines, orders } from "../../order/records.ts";
import { documents } from "../../taxDocument/resource.ts";
import { type Columns, type ExportedList, ofCompanyAlone, ofLocation, type Part } from "../exportedList.ts";

const lineColumns = {
  line: ["position", "number"],
  product: ["prod_name", "text"],
  variant: ["varient_name", "text"],
  line_brand: ["prod_brand_name", "text"],
  sku: ["sku_seller", "text"],
  hsn: ["hsn_code", "text"],
  unit: ["uqc", "text"],
  quantity: ["quantity", "number"],
  cancelled: ["cancelled_quantity", "number"],
  returned: ["returned_quantity", "number"],
  list_price: ["list_price", "number"],
  unit_price: ["unit_price", "number"],
  gift_wrapping: ["gift_wrapping", "flag"],
  gift_price: ["gift_price", "number"],
  line_delivery: ["delivery_share", "number"],
  cgst_rate: ["cgst", "number"],
  sgst_rate: ["sgst", "number"],
  igst_rate: ["igst", "number"],
  line_taxable: ["taxable_amount", "number"],
  line_cgst: ["cgst_amount", "number"],
  line_sgst: ["sgst_amount", "number"],
  line_igst: ["igst_amount", "number"],
  line_total: ["line_total", "number"],
} as const satisfies Columns;

const linesBy = (by: "order_id" | "fulfilment_id"): Part => ({
  node: ["OrderLine", "order_line_id"],
  references: {
    fulfilment_id: ["fulfilment_id", "Fulfilment"],
    product_id: ["prod_id", "Product"],
    variant_id: ["varient_id", "Variant"],
  },
  by,
  order: "position",
  records: orderLines.records,
  columns: lineColumns,
});

const documentPart: Part = {
  node: ["TaxDocument", "document_id"],
  references: { against_id: ["against_document_id", "TaxDocument"] },
  by: "fulfilment_id",
  order: "issued_at",
  records: documents.records,
  columns: {
    document: ["document_no", "text"],
    kind: ["kind", "text"],
    financial_year: ["financial_year", "text"],
    issued_at: ["issued_at", "time"],
    gstin: ["gstin", "text"],
    document_reason: ["reason", "text"],
    document_total: ["total", "number"],
    irn: ["irn", "text"],
    irn_ack_number: ["irn_ack_no", "text"],
  },
};

const fulfilmentColumns = {
  number: ["number", "text"],
  location: ["location_name", "text"],
  status: ["fulfilment_status", "text"],
  status_since: ["status_at", "time"],
  reason: ["status_reason", "text"],
  placed_at: ["placed_at", "time"],
  promised: ["promised_date", "text"],
  customer: ["customer_name", "text"],
  phone: ["customer_phone", "text"],
  area: ["ship_area", "text"],
  zip: ["ship_zip", "text"],
  state: ["ship_stateshort", "text"],
  delivery: ["delivery_mode", "text"],
  payment_method: ["payment_method", "text"],
  payment_state: ["payment_state", "text"],
  lines: ["lines_count", "number"],
  pieces: ["units_count", "number"],
  first_item: ["first_line_name", "text"],
  taxable: ["taxable_amount", "number"],
  cgst: ["cgst_amount", "number"],
  sgst: ["sgst_amount", "number"],
  igst: ["igst_amount", "number"],
  total: ["fulfilment_total", "number"],
  to_collect: ["due_on_delivery", "number"],
  packages: ["packages", "number"],
  weight_grams: ["weight_grams", "number"],
  carrier: ["carrier_name", "text"],
  tracking: ["tracking_number", "text"],
  delivery_user: ["delivery_user_name", "text"],
  pickup_point: ["pickup_point_name", "text"],
  invoice: ["invoice_no", "text"],
} as const satisfies Columns;

const fulfilmentRecords = (db: Connection) =>
  sql`(select part.*, part.order_no || '/' || part.part_no as number, seller.business_name as location_name,
      delivery_user.delivery_user_name, pickup_point.pickup_point_name,
      (select document_no from tax_document
        where tax_document.fulfilment_id = part.fulfilment_id and kind <> 'credit_note' limit 1) as invoice_no
    from ${fulfilments.records(db)} as part
    join seller on seller.seller_id = part.seller_id
    left join delivery_user on delivery_user.delivery_user_id = part.delivery_user_id
    left join pickup_point on pickup_point.pickup_point_id = part.pickup_point_id)`;

/** What locations send, with the names of who sends, brings and hands it over, and its invoice. What the location pays is in no file. */
const fulfilmentList: ExportedList = {
  name: "fulfilment",
  rule: fulfilments.rule,
  scope: ofLocation,
  asksFor: "ORDER_READ",
  node: ["Fulfilment", "fulfilment_id"],
  references: { location_id: ["seller_id", "Seller"] },
  records: fulfilmentRecords,
  parts: { items: linesBy("fulfilment_id") },
  columns: fulfilmentColumns,
};

const { number, location, status, placed_at, customer, phone, payment_method } = fulfilmentColumns;
const ofPart = { number, location, status, placed_at, customer, phone, payment_method };

/** What is in them: a row for each line. */
const orderLineList: ExportedList = {
  ...fulfilmentList,
  name: "order_line",
  parts: { lines: linesBy("fulfilment_id") },
  rowsOf: "lines",
  columns: ofPart,
};

/** What was issued for them: a row for each invoice, bill and credit note. */
const documentList: ExportedList = {
  ...fulfilmentList,
  name: "tax_document",
  parts: { documents: documentPart },
  rowsOf: "documents",
  columns: ofPart,
};

const orderList: ExportedList = {
  name: "order",
  rule: orders.rule,
  scope: ofCompanyAlone,
  asksFor: "ORDER_READ",
  node: ["Order", "order_id"],
  references: { pickup_point_id: ["pickup_point_id", "PickupPoint"] },
  records: orders.records,
  parts: {
    fulfilments: {
      node: ["Fulfilment", "fulfilment_id"],
      references: { location_id: ["seller_id", "Seller"] },
      by: "order_id",
      order: "part_no",
      records: fulfilmentRecords,
      columns: fulfilmentColumns,
    },
    items: linesBy("order_id"),
  },
  columns: {
    number: ["order_no", "text"],
    status: ["order_status", "text"],
    placed_at: ["placed_at", "time"],
    promised: ["promised_date", "text"],
    channel: ["order_channel", "text"],
    channel_reference: ["channel_reference", "text"],
    customer: ["customer_name", "text"],
    phone: ["customer_phone", "text"],
    email: ["customer_email", "text"],
    gstin: ["customer_gstin", "text"],
    legal_name: ["customer_legal_name", "text"],
    area: ["shipping_area_name", "text"],
    zip: ["shipping_zip", "text"],
    state: ["shipping_stateshort", "text"],
    delivery: ["delivery_mode", "text"],
    payment_method: ["payment_method", "text"],
    payment_state: ["payment_state", "text"],
    goods: ["goods_total", "number"],
    delivery_charge: ["delivery_total", "number"],
    tax: ["tax_total", "number"],
    total: ["order_total", "number"],
    paid: ["amount_paid", "number"],
    refunded: ["amount_refunded", "number"],
    refund_due: ["refund_due", "number"],
    customer_note: ["customer_note", "text"],
    changed_at: ["updated_at", "time"],
  },
};

export const orderLists: readonly ExportedList[] = [fulfilmentList, orderLineList, documentList, orderList];
