/** Whether a company asks its people for two-step sign-in, and since when: who has none gets seven days. */
export const statements: readonly string[] = [
  `alter table company add column two_step_rule text not null default 'optional'
     check (two_step_rule in ('optional', 'owners', 'all'))`,
  `alter table company add column two_step_since timestamptz(3)`,
];
