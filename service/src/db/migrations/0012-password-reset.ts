/** Links for choosing a new password; only their hash is kept. */
export const statements: readonly string[] = [
  `create table password_reset (
     token_hash text primary key,
     account_id integer not null references account on delete cascade,
     expires_at timestamptz(3) not null,
     created_at timestamptz(3) not null default now()
   )`,
  `create index password_reset_account on password_reset (account_id)`,
];
