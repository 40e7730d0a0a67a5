/** How many products a check has found to be added, by the location: the limits of locations count them. */
export const statements: readonly string[] = [
  `alter table import add column coming jsonb not null default '{}'`,
];
