/** A row of an import that was taken back says so. */
export const statements: readonly string[] = [
  `alter table import_row drop constraint import_row_outcome_check`,
  `alter table import_row add constraint import_row_outcome_check
     check (outcome in ('to_create', 'to_change', 'unchanged', 'refused', 'done', 'stale', 'undone')) not valid`,
];
