/**
 * Which mails have left to addresses that nobody has shown to be theirs, for the limits on them. Neither company nor account is
 * referenced: withdrawing an invitation, or deleting whom it was for, must not make room for another.
 */
export const statements: readonly string[] = [
  `create table stranger_mail (
     stranger_mail_id bigint generated always as identity primary key,
     company_po_id integer not null,
     recipient text not null,
     created_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp())
   )`,
  `create index stranger_mail_company on stranger_mail (company_po_id, created_at)`,
  `create index stranger_mail_recipient on stranger_mail (name_key(recipient), created_at)`,
];
