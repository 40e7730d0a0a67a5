import { audited } from "../audited.ts";

/**
 * Where a company wants to be told of what happens, what it was told, and how that went. Secrets and the values of a company's
 * own headers are kept encrypted and never enter the trail. How an endpoint does stands apart from it: a failure is no change of
 * what somebody has typed.
 */
export const statements: readonly string[] = [
  `create table webhook (
     webhook_id integer generated always as identity primary key,
     company_po_id integer not null references company,
     hook_name text not null,
     url text not null check (length(url) <= 500),
     types text[] not null check (cardinality(types) between 1 and 30),
     seller_ids integer[] check (cardinality(seller_ids) > 0),
     active boolean not null,
     off_reason text check (off_reason in ('gone', 'failing')),
     off_at timestamptz(3),
     header_names text[] not null check (cardinality(header_names) <= 5),
     headers_sealed text,
     secret_sealed text not null,
     secret_at timestamptz(3) not null default now(),
     old_secret_sealed text,
     old_secret_until timestamptz(3),
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now()
   )`,
  `create unique index webhook_name_key on webhook (company_po_id, name_key(hook_name))`,
  ...audited("webhook", "webhook_id", ["headers_sealed", "secret_sealed", "old_secret_sealed"], {
    name: ["hook_name"],
  }),
  `create table webhook_health (
     webhook_id integer primary key references webhook on delete cascade,
     failures_in_row integer not null default 0,
     failing_since timestamptz(3)
   )`,
  `create table webhook_delivery (
     delivery_id integer generated always as identity primary key,
     webhook_id integer not null references webhook on delete cascade,
     company_po_id integer not null,
     event_id bigint,
     message_id text not null,
     type text not null,
     body text not null check (octet_length(body) <= 20480),
     state text not null check (state in ('waiting', 'sent', 'dead')),
     is_test boolean not null default false,
     tries_count integer not null default 0,
     round_tries integer not null default 0,
     last_status integer,
     failure text,
     next_try_at timestamptz(3),
     sent_at timestamptz(3),
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     unique (webhook_id, event_id)
   )`,
  `create index webhook_delivery_list on webhook_delivery (webhook_id, created_at, delivery_id)`,
  `create index webhook_delivery_open on webhook_delivery (webhook_id, state, delivery_id) where state <> 'sent'`,
  `create index webhook_delivery_age on webhook_delivery using brin (created_at)`,
  `create table webhook_attempt (
     attempt_id bigint generated always as identity primary key,
     delivery_id integer not null references webhook_delivery on delete cascade,
     webhook_id integer not null,
     company_po_id integer not null,
     number integer not null,
     status integer,
     failure text,
     duration_ms integer not null,
     answer text not null default '',
     created_at timestamptz(3) not null default now()
   )`,
  `create index webhook_attempt_delivery on webhook_attempt (delivery_id, attempt_id)`,
  `create index webhook_attempt_hour on webhook_attempt (webhook_id, created_at)`,
];
