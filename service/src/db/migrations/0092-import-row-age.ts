/** Rows of files go with their jobs, all at once: nobody looks for old ones any more. */
export const statements: readonly string[] = [`drop index import_row_age`];
