import { announced } from "../announced.ts";

/**
 * What has happened, for readers that follow it. `tx` is the transaction that wrote an event: a reader takes those of
 * transactions that are all over, so that one which commits late is not passed by (decision 65).
 */
export const statements: readonly string[] = [
  `create table event (
     event_id bigint generated always as identity primary key,
     tx xid8 not null default pg_current_xact_id(),
     company_po_id integer not null,
     seller_id integer,
     type text not null check (length(type) <= 60),
     entity text not null,
     entity_id bigint not null,
     number text,
     actor text not null default coalesce(current_setting('service.actor', true), ''),
     job_id bigint,
     data jsonb not null default '{}' check (octet_length(data::text) <= 2048),
     occurred_at timestamptz(3) not null default now()
   )`,
  `create index event_tx on event (tx, event_id)`,
  `create index event_age on event using brin (occurred_at)`,
  `create function record_event() returns trigger language plpgsql as $body$
   declare
     silent text[] := string_to_array(tg_argv[2], ',');
     was jsonb;
     becomes jsonb;
     whole jsonb;
   begin
     if current_setting('service.audit', true) = 'off' then
       return null;
     end if;
     if tg_op <> 'INSERT' then
       was := to_jsonb(old);
     end if;
     if tg_op <> 'DELETE' then
       becomes := to_jsonb(new);
     end if;
     if tg_op = 'UPDATE' and was - silent = becomes - silent then
       return null;
     end if;
     whole := coalesce(becomes, was);
     insert into event (company_po_id, seller_id, type, entity, entity_id)
     values ((whole ->> 'company_po_id')::integer, (whole ->> 'seller_id')::integer,
             tg_argv[1] || case tg_op when 'INSERT' then '.created' when 'UPDATE' then '.changed' else '.deleted' end,
             tg_table_name, (whole ->> tg_argv[0])::bigint);
     return null;
   end
   $body$`,
  ...announced("category1", "level1_id", "category"),
  ...announced("category2", "level2_id", "category"),
  ...announced("category3", "level3_id", "category"),
  ...announced("banner", "banner_id", "banner"),
  ...announced("collection", "collection_id", "collection"),
  ...announced("brand", "brand_id", "brand"),
  ...announced("manufacturer", "manu_id", "manufacturer"),
  ...announced("seller", "seller_id", "seller", ["suspended_at", "suspended_reason"]),
  ...announced("product", "prod_id", "product", [
    "search_text",
    "prod_status",
    "prod_status_reason",
    "prod_status_step",
    "prod_status_at",
    "prod_status_by",
  ]),
  ...announced("variant", "varient_id", "variant", ["closed", "closed_reason"]),
];
