/** The trail for one kind of change. That a link was used changes nothing that anybody asks about; its secrets never enter. */
const noted = (event: "insert" | "update" | "delete", condition = "true"): string =>
  `create trigger delivery_link_${event}_audit after ${event} on delivery_link for each row when (${condition})
     execute function record_change('delivery_user_id', 'key_hash,session_hash,last_used_at', '',
       'delivery_user:delivery_user_id', '')`;

/**
 * The personal link by which a delivery user opens their page: one for each, so that a new one is the end of the one before. It is
 * the browser's that opens it first; what is not here lets nobody in.
 */
export const statements: readonly string[] = [
  `create table delivery_link (
     delivery_user_id integer primary key references delivery_user on delete cascade,
     company_po_id integer not null references company,
     key_hash text not null unique,
     session_hash text unique,
     mailed boolean not null,
     expires_at timestamptz(3) not null,
     opened_at timestamptz(3),
     opened_on text check (length(opened_on) <= 200),
     last_used_at timestamptz(3),
     created_at timestamptz(3) not null default now(),
     check ((session_hash is null) = (opened_at is null))
   )`,
  noted("insert"),
  noted("update", "old.opened_at is distinct from new.opened_at"),
  noted("delete"),
];
