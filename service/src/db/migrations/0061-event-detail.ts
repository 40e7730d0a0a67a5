/**
 * An event of a change names the fields that are other now, at most 30 of them: an event has at most 2 kB. A count of stock that
 * changes is told of at once, and what follows within five seconds together, a little later: `stock_told` says when it was told
 * and whether something is left to tell.
 */
export const statements: readonly string[] = [
  `create or replace function record_event() returns trigger language plpgsql as $body$
   declare
     silent text[] := string_to_array(tg_argv[2], ',');
     was jsonb;
     becomes jsonb;
     whole jsonb;
     changed jsonb;
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
     if tg_op = 'UPDATE' then
       changed := (
         select jsonb_agg(name order by name) from (
           select field.key as name from jsonb_each(becomes) as field
            where field.value is distinct from was -> field.key and not field.key = any (silent)
            order by field.key limit 30) as fields);
       if changed is null then
         return null;
       end if;
     end if;
     whole := coalesce(becomes, was);
     insert into event (company_po_id, seller_id, type, entity, entity_id, data)
     values ((whole ->> 'company_po_id')::integer, (whole ->> 'seller_id')::integer,
             tg_argv[1] || case tg_op when 'INSERT' then '.created' when 'UPDATE' then '.changed' else '.deleted' end,
             tg_table_name, (whole ->> tg_argv[0])::bigint,
             case tg_op when 'UPDATE' then jsonb_build_object('changed', changed) else '{}' end);
     return null;
   end
   $body$`,
  `create table stock_told (
     stock_id integer primary key references stock on delete cascade,
     told_at timestamptz(3) not null,
     is_untold boolean not null default false
   )`,
  `create index stock_untold on stock_told (told_at) where is_untold`,
  `create function tell_of_stock() returns trigger language plpgsql as $body$
   declare
     counted integer[];
   begin
     if current_setting('service.audit', true) = 'off' then
       return null;
     end if;
     if tg_op = 'INSERT' then
       counted := array(select stock_id from becomes);
     else
       counted := array(
         select stock_id from becomes join was using (stock_id)
          where becomes.stock_quantity <> was.stock_quantity);
     end if;
     with told as (
       insert into stock_told as known (stock_id, told_at)
         select id, now() from unnest(counted) as id order by id
         on conflict (stock_id) do update set
           is_untold = known.told_at between now() - interval '5 seconds' and now(),
           told_at = case when known.told_at between now() - interval '5 seconds' and now()
             then known.told_at else now() end
         returning stock_id, is_untold)
     insert into event (company_po_id, seller_id, type, entity, entity_id)
       select company_po_id, seller_id, 'stock.changed', 'stock', stock_id
         from told join stock using (stock_id) where not is_untold order by stock_id;
     return null;
   end
   $body$`,
  `create trigger stock_counted after insert on stock
     referencing new table as becomes for each statement execute function tell_of_stock()`,
  `create trigger stock_recounted after update on stock
     referencing old table as was new table as becomes for each statement execute function tell_of_stock()`,
];
