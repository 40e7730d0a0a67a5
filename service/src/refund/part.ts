import { type RawBuilder, sql } from "kysely";

/**
 * The part of an order that stands for a refund in lists: the one it comes from. What was paid over comes from none, so the
 * order's first part stands for it: each refund has exactly one.
 */
export const partOfRefund = sql<number>`coalesce(refund.fulfilment_id, (select min(part.fulfilment_id)
  from fulfilment as part where part.order_id = refund.order_id))`;

/** Whether the part that is called `record` stands for a refund in one of these states. */
export const hasRefund = (states: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from refund where refund.order_id = record.order_id and refund.refund_state in ${states}
    and ${partOfRefund} = record.fulfilment_id)`;
