/**
 * Where a company is paid. An account is never changed: a new one takes its place, so all earlier ones stay as history.
 * The trail omits the account's number; the table has no `updated_at`, so only the trail's trigger is set.
 */
export const statements: readonly string[] = [
  `create table company_bank (
     bank_id integer generated always as identity primary key,
     company_po_id integer not null references company on delete cascade,
     account_holder text not null,
     bank_name text not null,
     branch_name text not null,
     account_number text not null check (account_number ~ '^[0-9]{9,18}$'),
     ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
     account_type text not null check (account_type in ('SAVINGS', 'CURRENT')),
     cheque_file text,
     created_at timestamptz(3) not null default now()
   )`,
  `create index company_bank_company on company_bank (company_po_id, bank_id)`,
  `create trigger company_bank_audit after insert or update or delete on company_bank
     for each row execute function record_change('bank_id', 'account_number')`,
];
