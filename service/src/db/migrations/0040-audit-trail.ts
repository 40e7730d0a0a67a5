import { auditedAnew } from "../audited.ts";

/**
 * The trail says whose location a record is of, what it is called, what it is a part of, for whom and why it was changed, and by
 * which job; and it takes notes of what is not a change. An update keeps the columns that it changed and no others.
 */
const recordChange = `create or replace function record_change() returns trigger language plpgsql as $body$
   declare
     omitted text[] := string_to_array(tg_argv[1], ',');
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
     if tg_op = 'UPDATE' and was - 'updated_at' = becomes - 'updated_at' then
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

type Described = Parameters<typeof auditedAnew>;

const tables: readonly Described[] = [
  ["company", "company_po_id", [], { name: ["business_name"] }],
  [
    "company_bank",
    "bank_id",
    ["account_number"],
    { name: ["bank_name"], partOf: [["company", "company_po_id"]] },
  ],
  ["seller", "seller_id", [], { name: ["business_name"], reason: "suspended_reason" }],
  [
    "account",
    "account_id",
    ["pw_hash"],
    {
      name: ["first_name", "last_name"],
      partOf: [
        ["seller", "seller_id"],
        ["company", "company_po_id"],
      ],
    },
  ],
  [
    "api_token",
    "api_token_id",
    ["token_hash"],
    { name: ["token_name"], partOf: [["account", "account_id"]] },
  ],
  ["category1", "level1_id", [], { name: ["level1_name"] }],
  ["category2", "level2_id", [], { name: ["level2_name"] }],
  ["category3", "level3_id", [], { name: ["level3_name"] }],
  ["banner", "banner_id", [], { name: ["banner_slogan"] }],
  ["collection", "collection_id", [], { name: ["collection_name"] }],
  ["brand", "brand_id", [], { name: ["brand_name"] }],
  ["manufacturer", "manu_id", [], { name: ["manu_name"] }],
  [
    "product",
    "prod_id",
    ["search_text", "creation_key"],
    { name: ["prod_name"], reason: "prod_status_reason" },
  ],
  ["product_image", "image_id", [], { partOf: [["product", "prod_id"]] }],
  [
    "variant",
    "varient_id",
    [],
    { name: ["short_name"], partOf: [["product", "prod_id"]], reason: "closed_reason" },
  ],
  ["bundle", "id", [], { partOf: [["product", "prod_id"]] }],
];

/** What is there already is given its location, its name and its whole, which its row held. */
function describeOld([table, , , { name = [], partOf = [] } = {}]: Described): string {
  const row = "coalesce(after, before)";
  const column = (field: string): string => `${row} ->> '${field}'`;
  const part = partOf.map(([whole, field]) => `when ${column(field)} is not null then '${whole}'`).join(" ");
  const partId = partOf.map(([, field]) => column(field)).join(", ");
  const called = name.length === 0 ? "null" : `left(concat_ws(' ', ${name.map(column).join(", ")}), 200)`;
  return `update audit set
      seller_id = (${column("seller_id")})::integer,
      name = ${called},
      part_of = ${part === "" ? "null" : `case ${part} end`},
      part_of_id = ${partId === "" ? "null" : `coalesce(${partId})::integer`}
    where entity = '${table}'`;
}

export const statements: readonly string[] = [
  `alter table audit
     add column acting_for text,
     add column job_id bigint,
     add column seller_id integer,
     add column name text,
     add column part_of text,
     add column part_of_id integer,
     add column reason text,
     drop constraint audit_action_check,
     add constraint audit_action_check check (action in ('insert', 'update', 'delete', 'note'))`,
  recordChange,
  ...tables.flatMap((table) => auditedAnew(...table)),
  ...tables.map(describeOld),
  `drop index audit_entity`,
  `create index audit_record on audit (company_po_id, entity, entity_id, audit_id)`,
  `create index audit_part on audit (company_po_id, part_of, part_of_id, audit_id) where part_of is not null`,
  `create index audit_actor on audit (company_po_id, actor, audit_id)`,
  `create index audit_location on audit (company_po_id, seller_id, audit_id) where seller_id is not null`,
  `create index audit_job on audit (company_po_id, job_id, audit_id) where job_id is not null`,
];
