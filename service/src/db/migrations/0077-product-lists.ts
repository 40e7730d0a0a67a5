const fields = "company_po_id, seller_id, prod_status";

/** What a filter walks by, with all that a count asks of its rows beside it, so that counting looks at no row. */
const walk = (name: string, column: string) => [
  `drop index product_${name}_use`,
  `create index product_${name}_use on product (${column}, ${fields})`,
];

/**
 * What keeps lists of many products, and of many companies' products, fast. A search by trigrams asks for the company's or the
 * location's own rows in the same index: without them it went through what all companies have. What is written gets its place in it
 * after a quarter of a megabyte, because until then every search reads it through. How many products stand where is kept as a sum of
 * changes, as that of fulfilments is. The indexes come first: they hold up whoever writes products until the sums are right.
 */
export const statements: readonly string[] = [
  `do $body$
   begin
     create extension if not exists pg_trgm;
     create extension if not exists btree_gin;
     create index product_found on product using gin (company_po_id, seller_id, search_text gin_trgm_ops)
       with (gin_pending_list_limit = 256);
     drop index if exists product_search;
   exception when others then
     raise notice 'Product search without an index of its own: %', sqlerrm;
   end
   $body$`,
  `create index product_company_status_name on product (company_po_id, prod_status, lower(prod_name), prod_id)`,
  `create index product_seller_status_name on product (seller_id, prod_status, lower(prod_name), prod_id)`,
  ...walk("brand", "prod_brand"),
  ...walk("category1", "category1_id"),
  ...walk("category2", "category2_id"),
  ...walk("category3", "category3_id"),
  `create table product_tally (
     tally_id bigint generated always as identity primary key,
     company_po_id integer not null,
     seller_id integer not null,
     prod_status text not null,
     change integer not null
   )`,
  `create index product_tally_company on product_tally (company_po_id)`,
  `create index product_tally_seller on product_tally (seller_id)`,
  `insert into product_tally (${fields}, change) select ${fields}, count(*) from product group by ${fields}`,
  `create function tally_products() returns trigger language plpgsql as $body$
   begin
     if tg_op = 'INSERT' then
       insert into product_tally (${fields}, change)
       select ${fields}, count(*) from new_rows group by ${fields};
     elsif tg_op = 'UPDATE' then
       insert into product_tally (${fields}, change)
       select ${fields}, sum(change)
       from (select ${fields}, 1 as change from new_rows union all select ${fields}, -1 from old_rows) as moved
       group by ${fields} having sum(change) <> 0;
     else
       insert into product_tally (${fields}, change)
       select ${fields}, -count(*) from old_rows group by ${fields};
     end if;
     return null;
   end
   $body$`,
  `create trigger product_tally_insert after insert on product referencing new table as new_rows
     for each statement execute function tally_products()`,
  `create trigger product_tally_update after update on product referencing old table as old_rows new table as new_rows
     for each statement execute function tally_products()`,
  `create trigger product_tally_delete after delete on product referencing old table as old_rows
     for each statement execute function tally_products()`,
];
