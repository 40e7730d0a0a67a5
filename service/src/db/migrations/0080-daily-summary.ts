/**
 * The daily summary: for whom it is, the day of their last one; who has none wants none. A mail may say where it is turned off, and
 * from when on it is of no use any more.
 */
export const statements: readonly string[] = [
  `alter table notification_preference add column summary_day date`,
  `create index notification_preference_summary on notification_preference (summary_day, account_id)
     where summary_day is not null`,
  `alter table mail add column list_unsubscribe text, add column not_after timestamptz(3)`,
];
