/**
 * The second step of signing in: a sealed secret, recovery codes as hashes that need no key, and sign-ins that wait for a code. None of it
 * enters the audit trail but as a note.
 */
export const statements: readonly string[] = [
  `create table two_step (
     account_id integer primary key references account on delete cascade,
     secret_sealed text not null,
     enabled_at timestamptz(3),
     last_step bigint not null default 0,
     created_at timestamptz(3) not null default now()
   )`,
  `create table recovery_code (
     account_id integer not null references two_step on delete cascade,
     code_hash text not null,
     primary key (account_id, code_hash)
   )`,
  `create table two_step_attempt (
     token_hash text primary key,
     account_id integer not null references account on delete cascade,
     tries integer not null default 0,
     expires_at timestamptz(3) not null,
     created_at timestamptz(3) not null default now()
   )`,
  `create index two_step_attempt_account on two_step_attempt (account_id)`,
];
