import { isUtf8 } from "node:buffer";
import { pipeline, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { type CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import * as v from "valibot";
import { refuse } from "../graphql/validate.ts";
import { wrongTable } from "../upload/purpose.ts";

/** What stands between two cells, by its name in the schema. */
export const delimiters = { COMMA: ",", SEMICOLON: ";", TAB: "\t", PIPE: "|" } as const;

export type Delimiter = keyof typeof delimiters;

/** How a file is written, by its name in the schema. */
export const encodings = ["UTF_8", "UTF_16", "WINDOWS_1252"] as const;

export type Encoding = (typeof encodings)[number];

/** How a file is to be read; what is null is found. */
export interface Chosen {
  readonly delimiter: Delimiter | null;
  readonly encoding: Encoding | null;
}

/** One row; the names of the columns are row 1, as a spreadsheet counts. */
export interface FileRow {
  readonly row_no: number;
  readonly cells: readonly string[];
}

/** How a file is read. */
interface Form {
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
}

/** What a file holds. Its rows are read again when they are sent: as objects they take three times what the file does. */
export interface ReadFile extends Form {
  readonly columns: readonly string[];
  /** How many rows stand below the names of the columns. */
  readonly total: number;
}

const mostColumns = 100;
const longestCell = 32_767;
/** One row goes in one call, with room for others' quotes around it. */
const longestRow = 800_000;
/** The delimiter is looked for in so many lines. */
const lookedAt = 20;
/** So much is read at a time, so that other requests have their turn. */
const chunkLength = 32_768;
const cellsOf = v.parser(v.array(v.string()));

function startsWith(content: Uint8Array, ...bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[index] === byte);
}

const isBigEndian = (content: Uint8Array): boolean => startsWith(content, 0xfe, 0xff);

/** By the mark at its beginning, else UTF-8 where it can be that, else as Windows in the west writes it. */
function findEncoding(content: Uint8Array): Encoding {
  if (isBigEndian(content) || startsWith(content, 0xff, 0xfe)) return "UTF_16";
  return isUtf8(content) ? "UTF_8" : "WINDOWS_1252";
}

/** The text of a file, a part at a time. */
function* textOf(content: Uint8Array, encoding: Encoding): Generator<string> {
  const label = {
    UTF_8: "utf-8",
    UTF_16: isBigEndian(content) ? "utf-16be" : "utf-16le",
    WINDOWS_1252: "windows-1252",
  }[encoding];
  const decoder = new TextDecoder(label, { fatal: true });
  try {
    for (let from = 0; from < content.length; from += chunkLength)
      yield decoder.decode(content.subarray(from, from + chunkLength), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    refuse("uploadId", wrongTable);
  }
}

const options = { relax_column_count: true, relax_quotes: true } as const;

/** How evenly the first lines are cut by a delimiter: the share of lines like the first, then how many cells. */
function scoreOf(text: string, delimiter: string): number {
  try {
    const records = v.parse(
      v.array(v.array(v.string())),
      parseAtOnce(text, { ...options, delimiter, to: lookedAt }),
    );
    const width = records[0]?.length ?? 0;
    if (width < 2) return 0;
    const like = records.filter(({ length }) => length === width).length;
    return like / records.length + Math.min(width, mostColumns) / (10 * mostColumns);
  } catch {
    // A quote is open at the end of what is looked at: then the first line alone tells.
    const width = text.split("\n", 1).join("").split(delimiter).length;
    return width < 2 ? 0 : Math.min(width, mostColumns) / (10 * mostColumns);
  }
}

function findDelimiter(text: string): Delimiter {
  const head = text
    .split(/\r\n|\n|\r/)
    .slice(0, lookedAt)
    .join("\n");
  let best: Delimiter = "COMMA";
  let highest = 0;
  for (const name of ["COMMA", "SEMICOLON", "TAB", "PIPE"] as const) {
    const score = scoreOf(head, delimiters[name]);
    if (score > highest) [best, highest] = [name, score];
  }
  return best;
}

const isCsvError = (error: unknown): error is CsvError =>
  error instanceof Error && "code" in error && String(error.code).startsWith("CSV_");

/** The rows of a file that are not empty, the names of its columns first. Throws `ValidationError` with what is wrong with it, and where. */
async function* rowsOf(content: Uint8Array, { delimiter, encoding }: Form): AsyncGenerator<FileRow> {
  let rowNo = 0;
  let line = 0;
  const text = async function* () {
    for (const part of textOf(content, encoding)) {
      yield part;
      // Others have their turn: what is read of memory waits for nothing.
      await setImmediate();
    }
  };
  const parser = parse({
    ...options,
    delimiter: delimiters[delimiter],
    skip_empty_lines: false,
    on_record(record: string[], { lines }) {
      line = lines;
      return record;
    },
  });
  try {
    for await (const record of pipeline(Readable.from(text()), parser, () => {})) {
      const cells = cellsOf(record);
      rowNo += 1;
      check(rowNo, cells);
      if (rowNo === 1 || cells.some((cell) => cell.trim() !== "")) yield { row_no: rowNo, cells };
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    // The row that never ends begins behind the last one that did.
    refuse(
      "uploadId",
      error.code === "CSV_QUOTE_NOT_CLOSED" ? `Line ${line + 1}: a quote is not closed` : wrongTable,
    );
  }
}

/** Reads a file of rows. Throws `ValidationError` with what is wrong with it, and where. */
export async function readFile(content: Uint8Array, chosen: Chosen): Promise<ReadFile> {
  const encoding = chosen.encoding ?? findEncoding(content);
  const [head = ""] = textOf(content, encoding);
  // A workbook, a picture or a program is none: text has no such signs.
  if (/(?![\t\n\f\r])\p{Cc}/u.test(head.slice(0, 4096))) refuse("uploadId", wrongTable);
  const form = { encoding, delimiter: chosen.delimiter ?? findDelimiter(head) };
  let columns: readonly string[] = [];
  let total = -1;
  for await (const { cells } of rowsOf(content, form)) {
    if (total < 0) columns = named(cells);
    total += 1;
  }
  if (columns.length === 0 || total < 1)
    refuse("uploadId", "The file has no rows below the names of its columns");
  return { ...form, columns, total };
}

/** How long cells are in a call. */
const bytesOf = (cells: readonly string[]): number => Buffer.byteLength(JSON.stringify(cells));

function check(rowNo: number, cells: readonly string[]): void {
  if (cells.length > mostColumns) refuse("uploadId", `At most ${mostColumns} columns`);
  if (cells.some(({ length }) => length > longestCell))
    refuse("uploadId", `Row ${rowNo}: a cell has more than ${longestCell} characters`);
  // No letter takes more than six bytes there: few rows need to be written to know.
  const letters = cells.reduce((sum, { length }) => sum + length, 0);
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
export async function* partsOf(content: Uint8Array, form: Form): AsyncGenerator<FileRow[]> {
  let part: FileRow[] = [];
  let bytes = 0;
  for await (const row of rowsOf(content, form)) {
    if (row.row_no === 1) continue;
    // A sign that no database takes is one that nobody sees.
    const cells = row.cells.map((cell) => cell.replaceAll("\0", ""));
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
