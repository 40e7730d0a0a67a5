/**
 * Which products stand in a collection, in which order. Places have gaps, so that a move writes one row. What happens to many
 * members in one statement is one entry of the trail and one event, both of the collection: it is what changed.
 */
export const statements: readonly string[] = [
  `alter table collection add constraint collection_company_key unique (collection_id, company_po_id)`,
  `create table collection_product (
     collection_id integer not null,
     prod_id integer not null,
     seller_id integer not null,
     company_po_id integer not null,
     order_id integer not null,
     created_at timestamptz(3) not null default now(),
     primary key (collection_id, prod_id),
     foreign key (collection_id, company_po_id) references collection (collection_id, company_po_id)
       on delete cascade,
     constraint collection_product_prod foreign key (prod_id, seller_id, company_po_id)
       references product (prod_id, seller_id, company_po_id) on delete cascade
   )`,
  `create index collection_product_order on collection_product (collection_id, order_id, prod_id)`,
  `create index collection_product_prod_id on collection_product (prod_id)`,
  `create function record_members() returns trigger language plpgsql as $body$
   declare
     member record;
     members integer;
   begin
     if current_setting('service.audit', true) = 'off' then
       return null;
     end if;
     for member in
       select collection.collection_id, collection.company_po_id, collection_name, touched.changed
         from (select collection_id, count(*)::int as changed from touched group by collection_id) as touched
         join collection on collection.collection_id = touched.collection_id
     loop
       insert into event (company_po_id, type, entity, entity_id)
       values (member.company_po_id, 'collection.changed', 'collection', member.collection_id);
       if tg_op <> 'UPDATE' then
         select count(*) into members from collection_product where collection_id = member.collection_id;
         insert into audit (actor, acting_for, job_id, action, entity, entity_id, name, company_po_id, before, after)
         values (coalesce(current_setting('service.actor', true), ''),
                 nullif(current_setting('service.acting_for', true), ''),
                 nullif(current_setting('service.job_id', true), '')::bigint,
                 'update', 'collection', member.collection_id, left(member.collection_name, 200), member.company_po_id,
                 jsonb_build_object('products_count',
                   members + member.changed * case tg_op when 'INSERT' then -1 else 1 end),
                 jsonb_build_object('products_count', members));
       end if;
     end loop;
     return null;
   end
   $body$`,
  ...(["insert", "update", "delete"] as const).map(
    (event) => `create trigger collection_product_${event} after ${event} on collection_product
       referencing ${event === "delete" ? "old" : "new"} table as touched
       for each statement execute function record_members()`,
  ),
];
