/**
 * People to chat with say when they were added and last changed, as every record does. What was there before counts as
 * made when the person's account was.
 */
export const statements: readonly string[] = [
  `alter table chat_person
     add column created_at timestamptz(3) not null default now(),
     add column updated_at timestamptz(3) not null default now()`,
  `update chat_person set created_at = account.created_at, updated_at = account.created_at
     from account where account.account_id = chat_person.account_id`,
  `create trigger chat_person_touch before update on chat_person
     for each row execute function touch_record()`,
];
