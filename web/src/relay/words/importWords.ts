import { msg } from "@lingui/core/macro";

/** Of files that are read in, and of their rows and cells. */
export const importWords = {
  IMPORT_ONLY_CSV: msg`Only a CSV file can be read`,
  IMPORT_NO_ROWS: msg`The file has no rows below the names of its columns`,
  IMPORT_QUOTE_OPEN: (line: string) => msg`Line ${line}: a quote is not closed`,
  IMPORT_CELL_TOO_LONG: (row: string, most: string) =>
    msg`Row ${row}: a cell has more than ${most} characters`,
  IMPORT_ROW_TOO_LONG: (row: string) => msg`Row ${row} is too long`,
  IMPORT_COLUMN_NAME_TOO_LONG: msg`The name of a column is too long`,
  IMPORT_COLUMN_LIMIT: (most: string) => msg`At most ${most} columns`,
  IMPORT_ROW_LIMIT: (most: string) => msg`At most ${most} rows can be imported at once`,
  IMPORT_ROWS_CAME: msg`The rows of this import have come already`,
  IMPORT_ROWS_TOO_MANY: (most: string) => msg`Only ${most} rows were to come`,
  IMPORT_STILL_READ: msg`The file is still being read`,
  IMPORT_NOT_MAPPED: msg`This import cannot be mapped any more`,
  IMPORT_NOT_CHECKED: msg`Only an import that was checked can be run`,
  IMPORT_FIELD_UNKNOWN: (label: string) => msg`There is no field ${label}`,
  IMPORT_FIELD_TWICE: (label: string) => msg`${label} is mapped twice`,
  IMPORT_FIELD_SOURCE: (label: string) => msg`${label} is one of a column and a text`,
  IMPORT_COLUMN_UNKNOWN: msg`There is no such column`,
  IMPORT_COLUMN_MISSING: (label: string) => msg`Choose a column for ${label}`,
  ROW_HAS_MORE_CELLS: msg`Has more cells than there are columns`,
  ROW_REPEATED: (row: string) => msg`The same as in row ${row}`,
  ROW_TOGETHER: (row: string) => msg`Belongs together with row ${row}, which was refused`,
  ROW_CHANGED_SINCE: msg`It was changed since it was checked`,
  CELL_ROUNDED: msg`Looks rounded by a spreadsheet`,
  CELL_LOST_ZERO: msg`Begins with 0?`,
  CELL_DATE: msg`Must be a date: DD/MM/YYYY or YYYY-MM-DD`,
  CELL_DAY_FIRST: msg`The day comes first: DD/MM/YYYY`,
} as const;
