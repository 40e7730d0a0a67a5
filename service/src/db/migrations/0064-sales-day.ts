import { auditedAnew } from "../audited.ts";

const amount = "numeric(18, 2) not null default 0";
const count = "integer not null default 0";

/** The India day of an instant, as far as a trigger is concerned that runs before midnight. */
const closed = "(clock_timestamp() at time zone 'Asia/Kolkata')::date";
const dayOf = (instant: string) => `(${instant} at time zone 'Asia/Kolkata')::date`;

/**
 * Sales by India's day. What is kept of a closed day is made by a job from the orders themselves; what changes later adds a row to
 * `sales_day_mark`, each writer one of its own, so that none waits for another, and the day is reckoned anew. No sum is updated while an
 * order is placed.
 *
 * A line keeps what was taken off it after its invoice, because sales are what the invoice said: what comes back is counted by the day
 * of its credit note.
 */
export const statements: readonly string[] = [
  `alter table order_line add column returned_amount ${amount}, add column returned_taxable ${amount}`,
  `alter table fulfilment add column accepted_at timestamptz(3)`,
  ...auditedAnew("fulfilment", "fulfilment_id", ["hand_over_salt", "accept_by", "late_at", "accepted_at"], {
    name: ["order_no"],
    partOf: [["company_order", "order_id"]],
    reason: "status_reason",
  }),
  ...auditedAnew("order_line", "order_line_id", ["returned_amount", "returned_taxable"], {
    name: ["prod_name"],
    partOf: [["company_order", "order_id"]],
  }),
  // What came back before: the invoice has the lines that were not cancelled, in their order.
  `with place as (
     select order_line_id, fulfilment_id, row_number() over (partition by fulfilment_id order by position, order_line_id) - 1 as place
     from order_line where quantity > cancelled_quantity),
   invoiced as (
     select place.order_line_id, (content -> 'lines' -> place::int ->> 'total')::numeric as total,
       (content -> 'lines' -> place::int ->> 'taxable_amount')::numeric as taxable
     from place join tax_document as invoice using (fulfilment_id) where invoice.kind <> 'credit_note')
   update order_line set returned_amount = invoiced.total - line_total, returned_taxable = invoiced.taxable - taxable_amount
   from invoiced where invoiced.order_line_id = order_line.order_line_id and returned_quantity > 0`,
  `create function keep_returned() returns trigger language plpgsql as $body$
   begin
     new.returned_amount := old.returned_amount + old.line_total - new.line_total;
     new.returned_taxable := old.returned_taxable + old.taxable_amount - new.taxable_amount;
     return new;
   end
   $body$`,
  `create trigger order_line_returned before update on order_line for each row
     when (new.returned_quantity > old.returned_quantity) execute function keep_returned()`,
  `create table sales_closed (
     company_po_id integer primary key references company on delete cascade,
     through date not null
   )`,
  `create table sales_day (
     company_po_id integer not null references company on delete cascade,
     seller_id integer not null,
     day date not null,
     orders ${count}, kept_orders ${count}, first_orders ${count}, kept_first_orders ${count},
     parts ${count}, late_parts ${count}, units ${count},
     sales_amount ${amount}, taxable_amount ${amount}, returned_amount ${amount}, returned_taxable ${amount},
     accept_minutes integer[] not null default '{}',
     primary key (company_po_id, day, seller_id)
   )`,
  `create table sales_day_product (
     company_po_id integer not null references company on delete cascade,
     seller_id integer not null,
     day date not null,
     prod_id integer not null,
     prod_name text not null,
     units ${count},
     sales_amount ${amount}, taxable_amount ${amount},
     primary key (company_po_id, day, seller_id, prod_id)
   )`,
  `create table sales_day_mark (
     mark_id bigint generated always as identity primary key,
     company_po_id integer not null,
     day date not null
   )`,
  `create index sales_day_mark_company on sales_day_mark (company_po_id, day)`,
  `create index tax_document_credit on tax_document (company_po_id, issued_at) where kind = 'credit_note'`,
  `create function mark_placed() returns trigger language plpgsql as $body$
   begin
     insert into sales_day_mark (company_po_id, day)
       select distinct company_po_id, ${dayOf("placed_at")} from new_rows where ${dayOf("placed_at")} < ${closed};
     return null;
   end
   $body$`,
  `create function mark_changed() returns trigger language plpgsql as $body$
   begin
     insert into sales_day_mark (company_po_id, day)
       select distinct days.company_po_id, days.day
       from new_rows as becomes join old_rows as was using (fulfilment_id),
         lateral (values (becomes.company_po_id, ${dayOf("becomes.placed_at")}), (was.company_po_id, ${dayOf("was.placed_at")}))
           as days (company_po_id, day)
       where (becomes.fulfilment_total, becomes.units_count, becomes.accepted_at, becomes.placed_at, becomes.seller_id,
              becomes.late_at is null, becomes.fulfilment_status = 'cancelled')
           is distinct from (was.fulfilment_total, was.units_count, was.accepted_at, was.placed_at, was.seller_id,
              was.late_at is null, was.fulfilment_status = 'cancelled')
         and days.day < ${closed};
     return null;
   end
   $body$`,
  `create function mark_credited() returns trigger language plpgsql as $body$
   begin
     insert into sales_day_mark (company_po_id, day)
       select distinct company_po_id, ${dayOf("issued_at")} from new_rows
       where kind = 'credit_note' and ${dayOf("issued_at")} < ${closed};
     return null;
   end
   $body$`,
  `create trigger fulfilment_sales_placed after insert on fulfilment referencing new table as new_rows
     for each statement execute function mark_placed()`,
  `create trigger fulfilment_sales_changed after update on fulfilment referencing old table as old_rows new table as new_rows
     for each statement execute function mark_changed()`,
  `create trigger tax_document_credited after insert on tax_document referencing new table as new_rows
     for each statement execute function mark_credited()`,
];
