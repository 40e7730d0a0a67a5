import { refuse } from "../graphql/validate.ts";
import type { FileFormat } from "../job/record.ts";
import { type CsvForm, csvForm, csvRows, type Delimiter, type Encoding, mostColumns } from "./csvRows.ts";
import { jsonRows, looksLikeJson } from "./jsonLines.ts";
import type { ImportKind } from "./kinds.ts";

/** How a file is to be read; what is null is found. */
export interface Chosen {
  readonly format: FileFormat | null;
  readonly delimiter: Delimiter | null;
  readonly encoding: Encoding | null;
}

/** One row; the names of the columns are row 1, as a spreadsheet counts. */
export interface FileRow {
  readonly row_no: number;
  /** Null empties a field. */
  readonly cells: readonly (string | null)[];
}

/** What a file holds. Its rows are read again when they are sent: as objects they take three times what the file does. */
export interface ReadFile {
  /** How a table is read; null for lines of JSON. */
  readonly csv: CsvForm | null;
  readonly columns: readonly string[];
  /** How many rows there are, without the names of the columns. */
  readonly total: number;
}

const longestCell = 32_767;
/** One row goes in one call, with room for others' quotes around it. */
const longestRow = 800_000;

/** Reads a file of rows. Throws `ValidationError` with what is wrong with it, and where. */
export async function readFile(content: Uint8Array, kind: ImportKind, chosen: Chosen): Promise<ReadFile> {
  const format = chosen.format ?? (looksLikeJson(content) ? "jsonl" : "csv");
  const read = await (format === "jsonl" ? readLines(content, kind) : readTable(content, chosen));
  if (read.columns.length === 0 || read.total < 1)
    refuse("uploadId", "The file has no rows below the names of its columns");
  return read;
}

async function readTable(content: Uint8Array, chosen: Chosen): Promise<ReadFile> {
  const csv = csvForm(content, chosen);
  let columns: readonly string[] = [];
  let total = -1;
  for await (const { cells } of rowsOfTable(content, csv)) {
    if (total < 0) columns = named(cells);
    total += 1;
  }
  return { csv, columns, total };
}

async function readLines(content: Uint8Array, kind: ImportKind): Promise<ReadFile> {
  const names = new Set<string>();
  let total = 0;
  for await (const row of jsonRows(content, kind)) {
    total += 1;
    for (const name of row.keys()) names.add(name);
    check(total + 1, [...row.values()]);
    if (names.size > mostColumns) refuse("uploadId", `At most ${mostColumns} columns`);
  }
  return { csv: null, columns: named([...names]), total };
}

/** The rows of a table that are not empty, the names of its columns first. */
async function* rowsOfTable(
  content: Uint8Array,
  form: CsvForm,
): AsyncGenerator<FileRow & { readonly cells: readonly string[] }> {
  let rowNo = 0;
  for await (const cells of csvRows(content, form)) {
    rowNo += 1;
    check(rowNo, cells);
    if (rowNo === 1 || cells.some((cell) => cell.trim() !== "")) yield { row_no: rowNo, cells };
  }
}

/** The rows of lines of JSON, in the columns of all of them: what a line does not say stays as it is. */
async function* rowsOfLines(
  content: Uint8Array,
  columns: readonly string[],
  kind: ImportKind,
): AsyncGenerator<FileRow> {
  let rowNo = 1;
  for await (const row of jsonRows(content, kind)) {
    rowNo += 1;
    yield { row_no: rowNo, cells: columns.map((name) => (row.has(name) ? (row.get(name) ?? null) : "")) };
  }
}

/** How long cells are in a call. */
const bytesOf = (cells: FileRow["cells"]): number => Buffer.byteLength(JSON.stringify(cells));

function check(rowNo: number, cells: FileRow["cells"]): void {
  if (cells.length > mostColumns) refuse("uploadId", `At most ${mostColumns} columns`);
  const lengths = cells.map((cell) => cell?.length ?? 0);
  if (lengths.some((length) => length > longestCell))
    refuse("uploadId", `Row ${rowNo}: a cell has more than ${longestCell} characters`);
  // No letter takes more than six bytes there: few rows need to be written to know.
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  if (6 * letters > longestRow / 2 && bytesOf(cells) > longestRow)
    refuse("uploadId", `Row ${rowNo} is too long`);
}

/** The names of the columns, without those that stand empty behind the last one. */
function named(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.replaceAll("\0", "").trim());
  const last = names.findLastIndex((name) => name !== "");
  if (names.some(({ length }) => length > 200)) refuse("uploadId", "The name of a column is too long");
  return names.slice(0, last + 1);
}

const mostAtOnce = 500;

/** The rows of a file that was read, in parts, each of which one call can carry. */
export async function* partsOf(
  content: Uint8Array,
  kind: ImportKind,
  { csv, columns }: ReadFile,
): AsyncGenerator<FileRow[]> {
  let part: FileRow[] = [];
  let bytes = 0;
  for await (const row of csv === null ? rowsOfLines(content, columns, kind) : rowsOfTable(content, csv)) {
    if (row.row_no === 1) continue;
    // A sign that no database takes is one that nobody sees.
    const cells = row.cells.map((cell) => cell?.replaceAll("\0", "") ?? null);
    const length = bytesOf(cells);
    if (part.length >= mostAtOnce || bytes + length > longestRow) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push({ ...row, cells });
    bytes += length;
  }
  if (part.length > 0) yield part;
}
