import { audited } from "../audited.ts";

const times = `created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now()`;
const price = "numeric(12, 2)";
const amount = "numeric(18, 2) not null default 0";
const rate = "numeric(5, 2) not null default 0";
const parts = ["addressline1", "addressline2", "street_no", "street_name", "area_name", "region_name", "zip"];
const address = (prefix: string) =>
  [...parts, "stateshort", "statelong", "country", "countryshort"]
    .map((part) => `${prefix}_${part} text`)
    .join(", ");
const taxes = `taxable_amount ${amount}, cgst_amount ${amount}, sgst_amount ${amount}, igst_amount ${amount}`;

/**
 * Orders: what a customer bought of a company, the part of it that each location sends, and its lines. Names, prices and
 * addresses are copies, so that a later edit of a product changes no order. Stock stands in a table of its own, because
 * selling a piece is no edit of a product.
 */
export const statements: readonly string[] = [
  `create table stock (
     stock_id integer generated always as identity primary key,
     company_po_id integer not null,
     seller_id integer not null,
     prod_id integer not null,
     varient_id integer references variant on delete cascade,
     stock_quantity integer not null check (stock_quantity between 0 and 999999999),
     low_stock_at integer not null default 5 check (low_stock_at between 0 and 999999999),
     ${times},
     constraint stock_key unique nulls not distinct (prod_id, varient_id),
     foreign key (prod_id, seller_id, company_po_id) references product (prod_id, seller_id, company_po_id) on delete cascade
   )`,
  `create index stock_variant on stock (varient_id)`,
  `create table order_number (
     company_po_id integer not null references company on delete cascade,
     financial_year char(4) not null,
     last_number integer not null,
     primary key (company_po_id, financial_year)
   )`,
  `create table company_order (
     order_id integer generated always as identity primary key,
     company_po_id integer not null references company,
     order_no text not null,
     order_channel text not null check (length(order_channel) <= 40),
     channel_reference text check (length(channel_reference) <= 80),
     content_hash text not null,
     placed_at timestamptz(3) not null,
     customer_name text not null,
     customer_email text,
     customer_phone text not null,
     customer_gstin text,
     customer_legal_name text,
     shipping_name text, shipping_phone text, ${address("shipping")},
     ${address("billing")},
     delivery_mode text not null check (delivery_mode in ('delivery', 'pickup')),
     pickup_point_id integer,
     promised_date date,
     payment_method text not null
       check (payment_method in ('cod', 'upi', 'card', 'netbanking', 'wallet', 'bank_transfer', 'other')),
     payment_state text not null
       check (payment_state in ('unpaid', 'authorised', 'part_paid', 'paid', 'part_refunded', 'refunded', 'failed')),
     amount_paid ${amount}, amount_refunded ${amount},
     payment_reference text,
     order_total ${amount}, tax_total ${amount}, goods_total ${amount}, delivery_total ${amount}, refund_due ${amount},
     order_status text not null default 'pending'
       check (order_status in ('pending', 'part_despatched', 'despatched', 'delivered', 'returned', 'cancelled')),
     customer_note text, staff_note text,
     price_source text not null default 'service' check (price_source in ('service', 'given')),
     ${times},
     constraint company_order_no_key unique (company_po_id, order_no)
   )`,
  `create unique index company_order_reference_key on company_order (company_po_id, order_channel, channel_reference)
     where channel_reference is not null`,
  `create index company_order_placed on company_order (company_po_id, placed_at, order_id)`,
  `create table fulfilment (
     fulfilment_id integer generated always as identity primary key,
     order_id integer not null references company_order,
     company_po_id integer not null,
     seller_id integer not null,
     part_no integer not null,
     fulfilment_status text not null default 'pending'
       check (fulfilment_status in
         ('pending', 'accepted', 'packed', 'ready', 'out', 'delivered', 'returned', 'cancelled')),
     status_at timestamptz(3) not null default now(),
     status_by text not null default '',
     status_reason text check (length(status_reason) <= 500),
     order_no text not null,
     customer_name text not null, customer_phone text not null,
     ship_area text, ship_stateshort text, ship_zip text,
     placed_at timestamptz(3) not null,
     promised_date date,
     delivery_mode text not null, payment_method text not null, payment_state text not null,
     lines_count integer not null, units_count integer not null, first_line_name text not null,
     supplier_state char(2), place_of_supply char(2),
     tax_kind text not null check (tax_kind in ('intra', 'inter', 'none')),
     goods_amount ${amount}, gift_amount ${amount}, delivery_charge ${amount}, ${taxes}, fulfilment_total ${amount},
     commission_percentage ${rate}, commission_amount ${amount},
     due_on_delivery ${amount}, collected_amount ${amount}, collected_at timestamptz(3),
     packages integer check (packages between 1 and 99),
     weight_grams integer check (weight_grams between 1 and 1000000),
     delivery_user_id integer, carrier_name text, tracking_number text, tracking_url text, eway_bill_no text,
     pickup_point_id integer,
     hand_over_salt text, code_attempts integer not null default 0, code_closed_until timestamptz(3),
     attempts jsonb not null default '[]',
     split_from integer references fulfilment,
     ${times},
     constraint fulfilment_part_key unique (order_id, part_no),
     foreign key (seller_id, company_po_id) references seller (seller_id, company_po_id)
   )`,
  `create index fulfilment_company_status on fulfilment (company_po_id, fulfilment_status, placed_at, fulfilment_id)`,
  `create index fulfilment_seller_status on fulfilment (seller_id, fulfilment_status, placed_at, fulfilment_id)`,
  `create index fulfilment_company_placed on fulfilment (company_po_id, placed_at, fulfilment_id)`,
  `create index fulfilment_out on fulfilment (delivery_user_id) where fulfilment_status = 'out'`,
  `create index fulfilment_promised on fulfilment (company_po_id, promised_date)
     where fulfilment_status not in ('delivered', 'returned', 'cancelled')`,
  `create table order_line (
     order_line_id integer generated always as identity primary key,
     order_id integer not null references company_order,
     fulfilment_id integer not null references fulfilment,
     company_po_id integer not null,
     seller_id integer not null,
     position integer not null,
     prod_id integer not null, varient_id integer,
     prod_name text not null, varient_name text, prod_brand_name text,
     sku_seller text, hsn_code text, uqc text not null default 'NOS', image_url text,
     quantity integer not null check (quantity between 1 and 100000),
     cancelled_quantity integer not null default 0,
     returned_quantity integer not null default 0,
     list_price ${price} not null,
     price_steps jsonb not null default '[]',
     unit_price ${price} not null,
     line_kind text not null check (line_kind in ('plain', 'bundle')),
     bundle_of integer references order_line,
     gift_wrapping boolean not null default false,
     gift_message text check (length(gift_message) <= 300),
     gift_price ${price} not null default 0,
     delivery_share ${amount},
     cgst ${rate}, sgst ${rate}, igst ${rate},
     ${taxes}, line_total ${amount},
     ${times},
     check (cancelled_quantity >= 0 and returned_quantity >= 0 and cancelled_quantity + returned_quantity <= quantity)
   )`,
  `create index order_line_fulfilment on order_line (fulfilment_id, position)`,
  `create index order_line_order on order_line (order_id, position)`,
  `create index order_line_product on order_line (prod_id, fulfilment_id)`,
  `create table order_payment (
     payment_id integer generated always as identity primary key,
     order_id integer not null references company_order,
     company_po_id integer not null,
     amount ${price} not null check (amount > 0),
     payment_reference text not null check (length(payment_reference) <= 120),
     ${times},
     constraint order_payment_reference_key unique (order_id, payment_reference)
   )`,
  `create table refund (
     refund_id integer generated always as identity primary key,
     company_po_id integer not null,
     order_id integer not null references company_order,
     amount ${price} not null check (amount > 0),
     reason text not null check (length(reason) <= 500),
     refund_state text not null default 'due' check (refund_state in ('due', 'sent', 'dropped')),
     method text,
     reference text check (length(reference) <= 120),
     sent_on date,
     ${times}
   )`,
  `create index refund_order on refund (order_id, refund_id)`,
  `create index refund_company on refund (company_po_id, refund_state, refund_id)`,
  `create table document_series (
     company_po_id integer not null,
     seller_id integer not null,
     series_kind text not null check (series_kind in ('invoice', 'bill', 'credit')),
     financial_year char(4) not null,
     series text not null check (series ~ '^[A-Z0-9-]{1,4}$'),
     last_number integer not null,
     primary key (seller_id, series_kind, financial_year),
     constraint document_series_key unique (company_po_id, financial_year, series),
     foreign key (seller_id, company_po_id) references seller (seller_id, company_po_id)
   )`,
  `create table tax_document (
     document_id integer generated always as identity primary key,
     company_po_id integer not null,
     seller_id integer not null,
     order_id integer not null references company_order,
     fulfilment_id integer not null references fulfilment,
     kind text not null
       check (kind in ('tax_invoice', 'bill_of_supply', 'invoice_cum_bill', 'invoice_no_tax', 'credit_note')),
     document_no text not null check (length(document_no) <= 16),
     financial_year char(4) not null,
     issued_at timestamptz(3) not null,
     gstin text,
     against_document_id integer references tax_document,
     reason text,
     content jsonb not null,
     total ${amount},
     irn text, irn_ack_no text, irn_ack_date timestamptz(3), irn_qr text,
     ${times},
     constraint tax_document_no_key unique (seller_id, document_no),
     foreign key (seller_id, company_po_id) references seller (seller_id, company_po_id)
   )`,
  `create index tax_document_fulfilment on tax_document (fulfilment_id, document_id)`,
  `create index tax_document_seller on tax_document (seller_id, issued_at, document_id)`,
  `create index tax_document_order on tax_document (order_id, document_id)`,
  ...audited("stock", "stock_id", [], {
    partOf: [
      ["variant", "varient_id"],
      ["product", "prod_id"],
    ],
  }),
  ...audited("company_order", "order_id", ["content_hash"], { name: ["order_no"] }),
  ...audited("fulfilment", "fulfilment_id", ["hand_over_salt"], {
    name: ["order_no"],
    partOf: [["company_order", "order_id"]],
    reason: "status_reason",
  }),
  ...audited("order_line", "order_line_id", [], {
    name: ["prod_name"],
    partOf: [["company_order", "order_id"]],
  }),
  ...audited("order_payment", "payment_id", [], { partOf: [["company_order", "order_id"]] }),
  ...audited("refund", "refund_id", [], {
    partOf: [["company_order", "order_id"]],
    reason: "reason",
  }),
  ...audited("tax_document", "document_id", ["content"], {
    name: ["document_no"],
    partOf: [["company_order", "order_id"]],
    reason: "reason",
  }),
];
