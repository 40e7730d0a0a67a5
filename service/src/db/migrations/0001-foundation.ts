/** Audit trail, idempotency keys and the two triggers every business table uses. */
export const statements: readonly string[] = [
  `create table audit (
     audit_id bigint generated always as identity primary key,
     at timestamptz(3) not null default now(),
     actor text not null,
     action text not null check (action in ('insert', 'update', 'delete')),
     entity text not null,
     entity_id integer not null,
     company_po_id integer,
     before jsonb,
     after jsonb
   )`,
  `create index audit_entity on audit (entity, entity_id, audit_id)`,
  `create index audit_company on audit (company_po_id, audit_id)`,
  `create table idempotency (
     key text not null,
     actor text not null,
     fingerprint text not null,
     status integer not null default 0,
     payload text not null default '',
     created_at timestamptz(3) not null default now(),
     primary key (key, actor)
   )`,
  `create index idempotency_age on idempotency (created_at)`,
  `create function record_change() returns trigger language plpgsql as $body$
   declare
     was jsonb;
     becomes jsonb;
     whole jsonb;
   begin
     if current_setting('service.audit', true) = 'off' then
       return null;
     end if;
     if tg_op <> 'INSERT' then
       was := to_jsonb(old) - string_to_array(tg_argv[1], ',');
       whole := to_jsonb(old);
     end if;
     if tg_op <> 'DELETE' then
       becomes := to_jsonb(new) - string_to_array(tg_argv[1], ',');
       whole := to_jsonb(new);
     end if;
     if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
       return null;
     end if;
     insert into audit (actor, action, entity, entity_id, company_po_id, before, after)
     values (coalesce(current_setting('service.actor', true), ''), lower(tg_op), tg_table_name,
             (whole ->> tg_argv[0])::integer, (whole ->> 'company_po_id')::integer, was, becomes);
     return null;
   end
   $body$`,
  `create function touch_record() returns trigger language plpgsql as $body$
   begin
     new.updated_at := now();
     return new;
   end
   $body$`,
];
