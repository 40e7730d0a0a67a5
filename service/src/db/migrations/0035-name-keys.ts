/**
 * Names that look the same are the same name. `name_key` is what is compared: compatibility forms folded (NFKC), marks that
 * nobody sees taken out, spaces of every kind one, in lower case by Unicode whatever the database's locale. The database keeps
 * it, so that no path to a name can forget it.
 */
const nameKey = `do $do$
  declare
    best text := (
      select quote_ident(collname) from pg_collation
       where collname in ('pg_c_utf8', 'und-x-icu', 'C.UTF-8', 'C.utf8', 'default')
         and collencoding in (-1, pg_char_to_encoding('UTF8'))
       order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.UTF-8', 'C.utf8', 'default']::name[], collname)
       limit 1
    );
  begin
    execute format($create$
      create function name_key(name text) returns text language sql immutable strict parallel safe as $key$
        select lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKC),
          '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U000E0000-\\U000E0FFF]',
          '', 'g'), ' +', ' ', 'g')) collate %s)
      $key$
    $create$, best);
  end
$do$`;

/** Of names that were told apart only by what nobody sees the first one stays; the others get a number, and the log says so. */
const partNames = `do $do$
  declare
    named record;
    clash record;
    number integer;
    candidate text;
    is_taken boolean;
  begin
    perform set_config('service.actor', 'name clash', true);
    for named in
      select * from (values
        ('company', 'company_po_id', 'business_name', '0'),
        ('seller', 'seller_id', 'business_name', 'company_po_id'),
        ('category1', 'level1_id', 'level1_name', 'company_po_id'),
        ('category2', 'level2_id', 'level2_name', 'level1_id'),
        ('category3', 'level3_id', 'level3_name', 'level2_id'),
        ('collection', 'collection_id', 'collection_name', 'company_po_id'),
        ('brand', 'brand_id', 'brand_name', 'company_po_id'),
        ('manufacturer', 'manu_id', 'manu_name', 'seller_id'),
        ('product', 'prod_id', 'sku_seller', 'seller_id'),
        ('variant', 'varient_id', 'sku_seller', 'seller_id')
      ) as list (entity, id, name, scope)
    loop
      for clash in execute format(
        'select %2$I as id, %3$I as name, company_po_id, (%4$s)::integer as scope from (
           select *, row_number() over (partition by %4$s, name_key(%3$I) order by %2$I) as place
             from %1$I where %3$I is not null
         ) as placed where place > 1 order by %2$I',
        named.entity, named.id, named.name, named.scope)
      loop
        number := 1;
        loop
          number := number + 1;
          candidate := left(clash.name, 110) || ' (' || number || ')';
          execute format('select exists (select 1 from %1$I where %4$s = $1 and name_key(%3$I) = name_key($2))',
            named.entity, named.id, named.name, named.scope)
            into is_taken using clash.scope, candidate;
          exit when not is_taken;
        end loop;
        execute format('update %1$I set %3$I = $1 where %2$I = $2', named.entity, named.id, named.name)
          using candidate, clash.id;
        insert into name_clash (entity, entity_id, company_po_id, was, becomes)
          values (named.entity, clash.id, clash.company_po_id, clash.name, candidate);
      end loop;
    end loop;
    perform set_config('service.actor', '', true);
  end
$do$`;

const unique = (index: string, on: string): readonly string[] => [
  `drop index ${index}`,
  `create unique index ${index} on ${on}`,
];

export const statements: readonly string[] = [
  nameKey,
  `create table name_clash (
     clash_id integer generated always as identity primary key,
     entity text not null,
     entity_id integer not null,
     company_po_id integer,
     was text not null,
     becomes text not null,
     told_at timestamptz(3)
   )`,
  partNames,
  ...unique("company_business_name_key", "company (name_key(business_name))"),
  ...unique("company_business_subdomain_key", "company (name_key(business_subdomain))"),
  ...unique("seller_business_name_key", "seller (company_po_id, name_key(business_name))"),
  ...unique("account_email_key", "account (name_key(email_id)) where activated_at is not null"),
  ...unique("account_place_key", "account (company_po_id, coalesce(seller_id, 0), name_key(email_id))"),
  ...unique("category1_name_key", "category1 (company_po_id, name_key(level1_name))"),
  ...unique("category2_name_key", "category2 (level1_id, name_key(level2_name))"),
  ...unique("category3_name_key", "category3 (level2_id, name_key(level3_name))"),
  ...unique("collection_name_key", "collection (company_po_id, name_key(collection_name))"),
  ...unique("brand_name_key", "brand (company_po_id, name_key(brand_name))"),
  ...unique("manufacturer_name_key", "manufacturer (seller_id, name_key(manu_name))"),
  ...unique("product_sku_key", "product (seller_id, name_key(sku_seller)) where sku_seller is not null"),
  ...unique("variant_sku_key", "variant (seller_id, name_key(sku_seller)) where sku_seller is not null"),
  `create index account_email_name on account (name_key(email_id))`,
];
