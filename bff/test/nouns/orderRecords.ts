import type { RawRecord } from "../isolation/tenants.ts";

const amounts = {
  taxable_amount: "100.00",
  cgst_amount: "9.00",
  sgst_amount: "9.00",
  igst_amount: "18.00",
};
const rates = { cgst: "9", sgst: "9", igst: "18" };
const instant = "2026-01-01T00:00:00Z";

/** What a record says of a customer and of where it goes. */
function customer(mark: string): RawRecord {
  const names = [
    "order_no customer_name customer_phone customer_email customer_gstin customer_legal_name shipping_name shipping_phone",
    "payment_reference customer_note staff_note ship_area ship_stateshort ship_zip channel_reference order_channel",
    ...["shipping", "billing"].map((prefix) =>
      "addressline1 addressline2 street_no street_name area_name region_name zip stateshort statelong country countryshort"
        .split(" ")
        .map((name) => `${prefix}_${name}`)
        .join(" "),
    ),
  ];
  return Object.fromEntries(
    names.flatMap((line) => line.split(" ")).map((name) => [name, `${mark} ${name}`]),
  );
}

const common = {
  placed_at: instant,
  promised_date: "2026-01-02",
  accept_by: instant,
  kept_until: "2020-01-02",
  delivery_mode: "delivery",
  payment_method: "upi",
  payment_state: "paid",
};

/** An order; of others each text says so. */
export function order(mark: string): RawRecord {
  return {
    ...customer(mark),
    ...common,
    customer_language: "hi",
    order_status: "pending",
    price_source: "service",
    amount_paid: "10.00",
    amount_refunded: "1.00",
    refund_due: "1.00",
    goods_total: "100.00",
    delivery_total: "10.00",
    tax_total: "18.00",
    order_total: "118.00",
  };
}

/** A part of it that is on its way. */
export function fulfilment(mark: string): RawRecord {
  return {
    ...customer(mark),
    ...common,
    ...amounts,
    part_no: 1,
    fulfilment_status: "out",
    status_at: instant,
    status_reason: `${mark} reason`,
    lines_count: 1,
    units_count: 1,
    first_line_name: `${mark} line`,
    tax_kind: "intra",
    supplier_state: `${mark} 29`,
    place_of_supply: `${mark} 29`,
    goods_amount: "90.00",
    gift_amount: "5.00",
    delivery_charge: "5.00",
    fulfilment_total: "118.00",
    commission_percentage: "5.00",
    commission_amount: "5.00",
    due_on_delivery: "0.00",
    collected_amount: "0.00",
    collected_at: instant,
    packages: 1,
    weight_grams: 100,
    carrier_name: `${mark} carrier`,
    tracking_number: `${mark} number`,
    tracking_url: `https://${mark}.test/`,
    eway_bill_no: `${mark} bill`,
    address_changed_at: instant,
    attempts: [{ at: instant, reason: `${mark} attempt` }],
  };
}

/** A line of that. */
export function line(mark: string): RawRecord {
  return {
    ...amounts,
    ...rates,
    position: 1,
    prod_name: `${mark} product`,
    varient_name: `${mark} variant`,
    prod_brand_name: `${mark} brand`,
    sku_seller: `${mark} sku`,
    hsn_code: `${mark} hsn`,
    uqc: `${mark} unit`,
    image_url: `${mark}.webp`,
    quantity: 2,
    cancelled_quantity: 0,
    returned_quantity: 0,
    list_price: "60.00",
    price_steps: [{ kind: "special_offer", percentage: "10", unit_price: "54.00" }],
    unit_price: "54.00",
    line_kind: "plain",
    gift_wrapping: true,
    gift_message: `${mark} gift`,
    gift_price: "1.00",
    delivery_share: "1.00",
    line_total: "118.00",
  };
}

function party(mark: string): RawRecord {
  return {
    name: `${mark} name`,
    legal_name: `${mark} legal`,
    gstin: `${mark} gstin`,
    phone: `${mark} phone`,
    address: [`${mark} street`],
    state_code: `${mark} 29`,
    state: `${mark} state`,
  };
}

/** What was issued for it. */
export function document(mark: string): RawRecord {
  const content = {
    ...amounts,
    order_no: `${mark} order`,
    placed_at: instant,
    supplier: party(mark),
    recipient: party(mark),
    delivery: party(mark),
    place_of_supply: { code: `${mark} 29`, name: `${mark} state` },
    tax_kind: "intra",
    state_tax_name: `${mark} SGST`,
    lines: [
      {
        ...amounts,
        ...rates,
        description: `${mark} goods`,
        sku: `${mark} sku`,
        hsn: `${mark} hsn`,
        uqc: `${mark} unit`,
        quantity: 1,
        list_price: "1.00",
        unit_price: "1.00",
        discount: "1.00",
        gift_price: "1.00",
        delivery_share: "1.00",
        total: "118.00",
      },
    ],
    summary: [{ ...amounts, ...rates, hsn: `${mark} hsn`, quantity: 1 }],
    delivery_charge: "1.00",
    total: "118.00",
    total_in_words: `${mark} words`,
    is_reverse_charge: false,
    against: { number: `${mark} invoice`, issued_at: instant },
  };
  return {
    kind: "credit_note",
    document_no: `${mark} number`,
    financial_year: "2627",
    issued_at: instant,
    gstin: `${mark} gstin`,
    reason: `${mark} reason`,
    total: "118.00",
    irn: `${mark} irn`,
    irn_ack_no: `${mark} acknowledgement`,
    irn_ack_date: instant,
    irn_qr: `${mark} code`,
    content,
  };
}

/** What was sent back. */
export function refund(mark: string): RawRecord {
  return {
    amount: "1.00",
    reason: `${mark} reason`,
    refund_state: "sent",
    method: "upi",
    reference: `${mark} reference`,
    sent_on: "2026-01-02",
  };
}

/** A count. */
export const stock = (): RawRecord => ({ stock_quantity: 3, low_stock_at: 5 });
