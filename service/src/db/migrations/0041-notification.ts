/**
 * What people are told of, one row for each person and group of equal happenings, and how they want to be told. It is nobody's
 * business data, so it leaves no trace in the audit trail.
 */
export const statements: readonly string[] = [
  `create table notification (
     notification_id integer generated always as identity primary key,
     account_id integer not null references account on delete cascade,
     company_po_id integer not null references company,
     seller_id integer,
     kind text not null check (length(kind) <= 60),
     entity text not null,
     entity_id text not null,
     subject_name text not null,
     group_key text not null check (length(group_key) <= 120),
     notice_count integer not null default 1,
     happened_at timestamptz(3) not null default now(),
     seen_at timestamptz(3),
     read_at timestamptz(3),
     mail_due_at timestamptz(3),
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now()
   )`,
  `create index notification_newest on notification (account_id, happened_at desc, notification_id desc)`,
  `create index notification_unread on notification (account_id, group_key) where read_at is null`,
  `create index notification_mail on notification (mail_due_at) where mail_due_at is not null`,
  `create index notification_age on notification (created_at)`,
  `create table notification_preference (
     account_id integer primary key references account on delete cascade,
     deliveries jsonb not null default '{}',
     quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
     quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     check ((quiet_from is null) = (quiet_until is null))
   )`,
  `alter table chat_message add column noticed_at timestamptz(3)`,
  `create index chat_message_unnoticed on chat_message (sent_at) where seen_at is null and noticed_at is null`,
];
