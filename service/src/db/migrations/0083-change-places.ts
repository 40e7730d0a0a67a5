/**
 * Names and SKUs that can change places within a transaction. `aside` stands behind what is unique and is 0: while
 * `service.exchange` is on a record that is written gets its own id there, so that it is in nobody's way, and 0 again when all of
 * them are written; an index then says whether two have the same. A constraint that is looked at later would be simpler, but two who
 * write the same name at once wait for each other in it, until one of them is given up a second later.
 */
const uniques: readonly (readonly [
  table: string,
  id: string,
  index: string,
  within: string,
  name: string,
])[] = [
  ["brand", "brand_id", "brand_name_key", "company_po_id", "brand_name"],
  ["vendor", "vendor_id", "vendor_name_key", "company_po_id", "vendor_name"],
  ["pickup_point", "pickup_point_id", "pickup_point_name_key", "company_po_id", "pickup_point_name"],
  ["manufacturer", "manu_id", "manufacturer_name_key", "seller_id", "manu_name"],
  ["category1", "level1_id", "category1_name_key", "company_po_id", "level1_name"],
  ["category2", "level2_id", "category2_name_key", "level1_id", "level2_name"],
  ["category3", "level3_id", "category3_name_key", "level2_id", "level3_name"],
  ["product", "prod_id", "product_sku_key", "seller_id", "sku_seller"],
  ["variant", "varient_id", "variant_sku_key", "seller_id", "sku_seller"],
];

/** The trail as before; that a record was aside is nothing that anybody did. */
const recordChange = `create or replace function record_change() returns trigger language plpgsql as $body$
   declare
     omitted text[] := string_to_array(tg_argv[1], ',') || 'aside'::text;
     was jsonb;
     becomes jsonb;
     whole jsonb;
     location integer;
     called text;
     part text[];
     why text;
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
     if tg_op = 'UPDATE' and was - '{updated_at,aside}'::text[] = becomes - '{updated_at,aside}'::text[] then
       return null;
     end if;
     whole := coalesce(becomes, was);
     location := (whole ->> 'seller_id')::integer;
     if location is null and not whole ? 'seller_id' and whole ? 'account_id' then
       select seller_id into location from account where account_id = (whole ->> 'account_id')::integer;
     end if;
     select left(string_agg(whole ->> name.part, ' ' order by name.place), 200) into called
       from unnest(string_to_array(coalesce(tg_argv[2], ''), ',')) with ordinality as name (part, place);
     select string_to_array(entry, ':') into part
       from unnest(string_to_array(coalesce(tg_argv[3], ''), ',')) with ordinality as parts (entry, place)
      where whole ->> split_part(entry, ':', 2) is not null order by place limit 1;
     if coalesce(tg_argv[4], '') <> '' and (was -> tg_argv[4]) is distinct from (becomes -> tg_argv[4]) then
       why := becomes ->> tg_argv[4];
     end if;
     was := was - omitted;
     becomes := becomes - omitted;
     if tg_op = 'UPDATE' then
       select coalesce(jsonb_object_agg(changed.key, was -> changed.key), '{}'),
              coalesce(jsonb_object_agg(changed.key, changed.value), '{}')
         into was, becomes
         from jsonb_each(becomes) as changed where changed.value is distinct from was -> changed.key;
     end if;
     insert into audit (actor, acting_for, job_id, action, entity, entity_id, name, part_of, part_of_id,
                        company_po_id, seller_id, reason, before, after)
     values (coalesce(current_setting('service.actor', true), ''),
             nullif(current_setting('service.acting_for', true), ''),
             nullif(current_setting('service.job_id', true), '')::bigint,
             lower(tg_op), tg_table_name, (whole ->> tg_argv[0])::integer, called,
             part[1], (whole ->> part[2])::integer,
             (whole ->> 'company_po_id')::integer, location, why, was, becomes);
     return null;
   end
   $body$`;

/** Events as before, for the same reason. */
const recordEvent = `create or replace function record_event() returns trigger language plpgsql as $body$
   declare
     silent text[] := string_to_array(tg_argv[2], ',') || 'aside'::text;
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
   $body$`;

/** `turn` is the unit in whose place rows are done, where that is not their own; `takes` is what others of the file give up for it. */
export const statements: readonly string[] = [
  recordChange,
  recordEvent,
  `create function stand_aside() returns trigger language plpgsql as $body$
   begin
     new.aside := (to_jsonb(new) ->> tg_argv[0])::integer;
     return new;
   end
   $body$`,
  ...uniques.flatMap(([table, id, index, within, name]) => [
    `alter table ${table} add column aside integer not null default 0`,
    `drop index ${index}`,
    `create unique index ${index} on ${table} (${within}, name_key(${name}), aside)
       ${name === "sku_seller" ? "where sku_seller is not null" : ""}`,
    `create index ${table}_aside on ${table} (aside) where aside <> 0`,
    `create trigger ${table}_aside before insert or update on ${table} for each row
       when (current_setting('service.exchange', true) = 'on') execute function stand_aside('${id}')`,
  ]),
  `alter table import_row add column turn integer, add column takes jsonb`,
  `drop index import_row_unit`,
  `create index import_row_turn on import_row (job_id, coalesce(turn, unit_no), unit_no, row_no)`,
];
