/** How long files were that are read in, for the limit on what a company keeps; of those before it is what their rows take. */
export const statements: readonly string[] = [
  `alter table import add column kept_bytes integer not null default 0`,
  `update import set kept_bytes = (select coalesce(sum(octet_length(cells::text)), 0) from import_row
     where import_row.job_id = import.job_id)`,
];
