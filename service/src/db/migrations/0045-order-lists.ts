const open = "fulfilment_status not in ('delivered', 'returned', 'cancelled')";

/** All that a search looks in, as `readList` writes it. */
const text = (columns: readonly string[]) =>
  columns.map((column) => `coalesce(${column}, '')`).join(" || E'\\n' || ");

/**
 * What keeps lists of many orders fast. A search finds by trigrams where the extension is offered, and scans elsewhere (the
 * embedded engine, a bare server). How many fulfilments stand where is kept as a sum of changes: each writer adds a row of its
 * own, so that none waits for another, and the hourly sweep adds them up.
 */
export const orderLists = [
  `do $body$
   begin
     create extension if not exists pg_trgm;
     create index company_order_search on company_order using gin
       ((${text(["order_no", "customer_name", "customer_phone"])}) gin_trgm_ops);
     create index fulfilment_search on fulfilment using gin
       ((${text(["order_no", "customer_name", "customer_phone"])}) gin_trgm_ops);
   exception when others then
     raise notice 'Order search without an index: %', sqlerrm;
   end
   $body$`,
  `create table fulfilment_tally (
     tally_id bigint generated always as identity primary key,
     company_po_id integer not null,
     seller_id integer not null,
     fulfilment_status text not null,
     change integer not null
   )`,
  `create index fulfilment_tally_company on fulfilment_tally (company_po_id)`,
  `create index fulfilment_tally_seller on fulfilment_tally (seller_id)`,
  `insert into fulfilment_tally (company_po_id, seller_id, fulfilment_status, change)
   select company_po_id, seller_id, fulfilment_status, count(*) from fulfilment group by 1, 2, 3`,
  `create function tally_fulfilments() returns trigger language plpgsql as $body$
   begin
     if tg_op = 'INSERT' then
       insert into fulfilment_tally (company_po_id, seller_id, fulfilment_status, change)
       select company_po_id, seller_id, fulfilment_status, count(*) from new_rows group by 1, 2, 3;
     elsif tg_op = 'UPDATE' then
       insert into fulfilment_tally (company_po_id, seller_id, fulfilment_status, change)
       select company_po_id, seller_id, fulfilment_status, sum(change)
       from (select company_po_id, seller_id, fulfilment_status, 1 as change from new_rows
             union all select company_po_id, seller_id, fulfilment_status, -1 from old_rows) as moved
       group by 1, 2, 3 having sum(change) <> 0;
     else
       insert into fulfilment_tally (company_po_id, seller_id, fulfilment_status, change)
       select company_po_id, seller_id, fulfilment_status, -count(*) from old_rows group by 1, 2, 3;
     end if;
     return null;
   end
   $body$`,
  `create trigger fulfilment_tally_insert after insert on fulfilment referencing new table as new_rows
     for each statement execute function tally_fulfilments()`,
  `create trigger fulfilment_tally_update after update on fulfilment
     referencing old table as old_rows new table as new_rows
     for each statement execute function tally_fulfilments()`,
  `create trigger fulfilment_tally_delete after delete on fulfilment referencing old table as old_rows
     for each statement execute function tally_fulfilments()`,
  `create index fulfilment_company_open on fulfilment (company_po_id, promised_date, fulfilment_status) where ${open}`,
  `create index fulfilment_seller_open on fulfilment (seller_id, promised_date, fulfilment_status) where ${open}`,
  `create index fulfilment_seller_placed on fulfilment (seller_id, placed_at, fulfilment_id)`,
  `drop index fulfilment_promised`,
];
