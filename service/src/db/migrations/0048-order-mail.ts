/**
 * In which language a customer is told of their order, and whether a company has its customers told at all; how many of a notice
 * have gone by mail, and which records the next mail tells of.
 */
export const orderMail = [
  `alter table company_order add column customer_language text check (customer_language in ('en', 'hi', 'ar'))`,
  `alter table company add column order_mails text not null default 'en'
     check (order_mails in ('off', 'en', 'hi', 'ar'))`,
  `alter table notification add column mailed_count integer not null default 0,
     add column mail_about integer[] not null default '{}'`,
];
