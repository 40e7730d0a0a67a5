/**
 * What came of each attempt to sign in, kept for a while: who tried is an account, or the hash of an address that is nobody's. It
 * tells of people and not of records, so it leaves no trace in the audit trail.
 */
export const statements: readonly string[] = [
  `create table sign_in_event (
     sign_in_event_id bigint generated always as identity primary key,
     at timestamptz(3) not null default now(),
     account_id integer references account on delete cascade,
     company_po_id integer,
     email_hash text check (length(email_hash) <= 64),
     outcome text not null check (length(outcome) <= 30),
     method text check (length(method) <= 30),
     network text check (length(network) <= 60),
     device_name text check (length(device_name) <= 60),
     check ((account_id is null) = (company_po_id is null)),
     check ((account_id is null) = (email_hash is not null))
   )`,
  `create index sign_in_event_account on sign_in_event (account_id, sign_in_event_id desc)`,
  `create index sign_in_event_company on sign_in_event (company_po_id, sign_in_event_id desc)`,
  `create index sign_in_event_age on sign_in_event (at)`,
];
