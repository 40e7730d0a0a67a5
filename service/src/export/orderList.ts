import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { fulfilments } from "../order/records.ts";

/** What locations send, with the names of who sends, brings and hands it over, and its invoice. What the location pays is in no file. */
export const orderList = {
  name: "fulfilment",
  rule: fulfilments.rule,
  isOfLocation: true,
  records: (db: Connection) =>
    sql`(select part.*, part.order_no || '/' || part.part_no as number, seller.business_name as location_name,
        delivery_user.delivery_user_name, pickup_point.pickup_point_name,
        (select document_no from tax_document
          where tax_document.fulfilment_id = part.fulfilment_id and kind <> 'credit_note' limit 1) as invoice_no
      from ${fulfilments.records(db)} as part
      join seller on seller.seller_id = part.seller_id
      left join delivery_user on delivery_user.delivery_user_id = part.delivery_user_id
      left join pickup_point on pickup_point.pickup_point_id = part.pickup_point_id)`,
  columns: {
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
  },
} as const;
