/**
 * The devices that each account has signed in with, so that its owner is told of one that is new. What a device shows is kept as a
 * hash of a hash; it is nobody's business data, so it leaves no trace in the audit trail.
 */
export const statements: readonly string[] = [
  `create table account_device (
     device_id integer generated always as identity primary key,
     account_id integer not null references account on delete cascade,
     device_mark text not null check (length(device_mark) = 64),
     device_name text not null check (length(device_name) <= 60),
     network text not null check (length(network) <= 60),
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     unique (account_id, device_mark)
   )`,
  `create index account_device_newest on account_device (account_id, updated_at desc, device_id desc)`,
  `create index account_device_age on account_device (updated_at)`,
];
