import { auditedAnew } from "../audited.ts";

const open = "fulfilment_status not in ('delivered', 'returned', 'cancelled')";

/** The counts find out from the index alone what is late. */
const withAcceptBy = (name: string, owner: string) => [
  `drop index ${name}`,
  `create index ${name} on fulfilment (${owner}, promised_date, fulfilment_status) include (accept_by) where ${open}`,
];

/**
 * Until when the part of an order has to be accepted, and when it was told to be late: it is told once. The trail keeps neither,
 * which follow from the company's setting and the clock.
 */
export const lateOrder = [
  `alter table company add column accept_hours integer not null default 24 check (accept_hours between 1 and 168)`,
  `alter table fulfilment add column accept_by timestamptz(3), add column late_at timestamptz(3)`,
  ...auditedAnew("fulfilment", "fulfilment_id", ["hand_over_salt", "accept_by", "late_at"], {
    name: ["order_no"],
    partOf: [["company_order", "order_id"]],
    reason: "status_reason",
  }),
  `update fulfilment set accept_by = placed_at + interval '24 hours'`,
  `create index fulfilment_accept_by on fulfilment (accept_by) where fulfilment_status = 'pending' and late_at is null`,
  `create index fulfilment_promised_untold on fulfilment (promised_date) where ${open} and late_at is null`,
  ...withAcceptBy("fulfilment_company_open", "company_po_id"),
  ...withAcceptBy("fulfilment_seller_open", "seller_id"),
];
