import { type RawBuilder, sql } from "kysely";
import { type Days, dayAfter, startOf } from "./days.ts";

/** Whose sales are reckoned, and on which days. */
export interface Scope {
  readonly company: number;
  /** A location, or all of them. */
  readonly seller: number | null;
  readonly stretches: readonly Days[];
}

/** The days of a scope as a condition on an instant, which an index on it answers. */
function within(instant: RawBuilder<unknown>, { stretches }: Scope): RawBuilder<boolean> {
  if (stretches.length === 0) return sql<boolean>`false`;
  return sql`(${sql.join(
    stretches.map(
      ({ from, to }) =>
        sql`(${instant} >= ${startOf(from)}::timestamptz and ${instant} < ${startOf(dayAfter(to))}::timestamptz)`,
    ),
    sql` or `,
  )})`;
}

const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Asia/Kolkata')::date`;

/** Parts of orders that were placed on these days. */
function placed(scope: Scope): RawBuilder<unknown> {
  const { company, seller } = scope;
  return sql`select company_po_id, seller_id, ${dayOf(sql`placed_at`)} as day, fulfilment_id, order_id, part_no,
      fulfilment_status, late_at, accepted_at, placed_at
    from fulfilment where company_po_id = ${company} and ${within(sql`placed_at`, scope)}
    ${seller === null ? sql`` : sql`and seller_id = ${seller}`}`;
}

/**
 * Sales by location and day, reckoned from the orders themselves, with the columns of `sales_day`: what was ordered on a day less
 * what was cancelled before its invoice. What came back is counted by the day of its credit note.
 */
export function salesByDay(scope: Scope): RawBuilder<unknown> {
  const { company, seller } = scope;
  return sql`
    with placed as (${placed(scope)}),
    sold as (
      select fulfilment_id, sum(quantity - cancelled_quantity)::int as units,
        sum(line_total + returned_amount) as sales, sum(taxable_amount + returned_taxable) as taxable
      from order_line where fulfilment_id in (select fulfilment_id from placed) group by 1),
    ordered as (
      select placed.company_po_id, placed.seller_id, placed.day,
        count(distinct placed.order_id) as orders,
        count(distinct placed.order_id) filter (where fulfilment_status <> 'cancelled') as kept_orders,
        count(*) filter (where part_no = 1) as first_orders,
        count(*) filter (where part_no = 1 and order_status <> 'cancelled') as kept_first_orders,
        count(*) as parts, count(late_at) as late_parts, coalesce(sum(units), 0) as units,
        coalesce(sum(sales), 0) as sales_amount, coalesce(sum(taxable), 0) as taxable_amount,
        coalesce(array_agg(greatest(0, floor(extract(epoch from accepted_at - placed.placed_at) / 60))::int
          order by accepted_at - placed.placed_at) filter (where accepted_at is not null), '{}') as accept_minutes
      from placed left join sold using (fulfilment_id) join company_order using (order_id)
      group by 1, 2, 3),
    credited as (
      select company_po_id, seller_id, ${dayOf(sql`issued_at`)} as day, sum(total) as returned_amount,
        sum((content ->> 'taxable_amount')::numeric) as returned_taxable
      from tax_document where kind = 'credit_note' and company_po_id = ${company} and ${within(sql`issued_at`, scope)}
        ${seller === null ? sql`` : sql`and seller_id = ${seller}`}
      group by 1, 2, 3)
    select company_po_id, seller_id, day, coalesce(orders, 0)::int as orders, coalesce(kept_orders, 0)::int as kept_orders,
      coalesce(first_orders, 0)::int as first_orders, coalesce(kept_first_orders, 0)::int as kept_first_orders,
      coalesce(parts, 0)::int as parts, coalesce(late_parts, 0)::int as late_parts, coalesce(units, 0)::int as units,
      coalesce(sales_amount, 0)::numeric(18, 2) as sales_amount, coalesce(taxable_amount, 0)::numeric(18, 2) as taxable_amount,
      coalesce(returned_amount, 0)::numeric(18, 2) as returned_amount,
      coalesce(returned_taxable, 0)::numeric(18, 2) as returned_taxable,
      coalesce(accept_minutes, '{}') as accept_minutes
    from ordered full join credited using (company_po_id, seller_id, day)`;
}

/** The same by product, with the columns of `sales_day_product`. */
export const productsByDay = (scope: Scope): RawBuilder<unknown> => sql`
  select placed.company_po_id, placed.seller_id, day, prod_id, max(prod_name) as prod_name,
    sum(quantity - cancelled_quantity)::int as units, sum(line_total + returned_amount)::numeric(18, 2) as sales_amount,
    sum(order_line.taxable_amount + returned_taxable)::numeric(18, 2) as taxable_amount
  from (${placed(scope)}) as placed join order_line using (fulfilment_id)
  group by 1, 2, 3, 4 having sum(quantity - cancelled_quantity) > 0`;

/** In the order in which they are written. */
export const dayColumns =
  sql.raw(`company_po_id, seller_id, day, orders, kept_orders, first_orders, kept_first_orders, parts,
  late_parts, units, sales_amount, taxable_amount, returned_amount, returned_taxable, accept_minutes`);
export const productColumns = sql.raw(
  "company_po_id, seller_id, day, prod_id, prod_name, units, sales_amount, taxable_amount",
);
