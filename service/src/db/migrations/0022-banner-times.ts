/** A banner may be switched off, and be shown between two days only. */
export const statements: readonly string[] = [
  `alter table banner
     add column banner_active boolean not null default true,
     add column banner_start_date date,
     add column banner_end_date date,
     add constraint banner_dates check (banner_end_date >= banner_start_date)`,
];
