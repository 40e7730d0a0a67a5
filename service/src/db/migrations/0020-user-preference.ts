/**
 * What people like their console to be: one JSON value for each key. It is nobody's business data, so changes leave no
 * trace in the audit trail. The value is text, because jsonb refuses letters that JSON allows.
 */
export const statements: readonly string[] = [
  `create table user_preference (
     account_id integer not null references account on delete cascade,
     preference_key text not null,
     preference_value text not null,
     updated_at timestamptz(3) not null default now(),
     primary key (account_id, preference_key)
   )`,
];
