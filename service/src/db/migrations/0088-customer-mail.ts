/**
 * Which mails go to customers of orders, for the limits on them. Neither company nor order is referenced: what was sent
 * counts on when the company goes.
 */
export const statements: readonly string[] = [
  `create table customer_mail (
     customer_mail_id bigint generated always as identity primary key,
     company_po_id integer not null,
     recipient text not null,
     created_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp()),
     leaves_at timestamptz(3) not null
   )`,
  `create index customer_mail_company on customer_mail (company_po_id, leaves_at)`,
  `create index customer_mail_recipient on customer_mail (name_key(recipient), created_at)`,
];
