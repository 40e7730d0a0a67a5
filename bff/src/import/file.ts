import { Readable } from "node:stream";
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

/** What a file holds. */
export interface ReadFile {
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

const mostColumns = 100;
const longestCell = 32_767;
/** One row goes in one call, with room for others' quotes around it. */
const longestRow = 800_000;
/** The delimiter is looked for in so many lines. */
const lookedAt = 20;
/** So much is read at a time, so that other requests have their turn. */
const chunkLength = 65_536;

function startsWith(content: Uint8Array, ...bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[index] === byte);
}

function decodeAs(content: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** The text of a file: by the mark at its beginning, else UTF-8 where it can be that, else as Windows in the west writes it. */
function decode(content: Uint8Array, wanted: Encoding | null): { text: string; encoding: Encoding } {
  const isBigEndian = startsWith(content, 0xfe, 0xff);
  const isUtf16 = isBigEndian || startsWith(content, 0xff, 0xfe);
  const encoding =
    wanted ?? (isUtf16 ? "UTF_16" : decodeAs(content, "utf-8") === null ? "WINDOWS_1252" : "UTF_8");
  const label = {
    UTF_8: "utf-8",
    UTF_16: isBigEndian ? "utf-16be" : "utf-16le",
    WINDOWS_1252: "windows-1252",
  }[encoding];
  const text = decodeAs(content, label);
  // A workbook, a picture or a program is none: text has no such signs.
  if (text === null || /(?![\t\n\f\r])\p{Cc}/u.test(text.slice(0, 4096))) refuse("uploadId", wrongTable);
  return { text, encoding };
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
    .slice(0, chunkLength)
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

function* chunksOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += chunkLength) yield text.slice(from, from + chunkLength);
}

const isCsvError = (error: unknown): error is CsvError =>
  error instanceof Error && "code" in error && String(error.code).startsWith("CSV_");

/** Reads a file of rows. Throws `ValidationError` with what is wrong with it, and where. */
export async function readFile(content: Uint8Array, chosen: Chosen): Promise<ReadFile> {
  const { text, encoding } = decode(content, chosen.encoding);
  const delimiter = chosen.delimiter ?? findDelimiter(text);
  let columns: readonly string[] | null = null;
  const rows: FileRow[] = [];
  let rowNo = 0;
  let line = 0;
  try {
    const parser = Readable.from(chunksOf(text)).pipe(
      parse({
        ...options,
        delimiter: delimiters[delimiter],
        skip_empty_lines: false,
        on_record(record: string[], { lines }) {
          line = lines;
          return record;
        },
      }),
    );
    for await (const record of parser) {
      const cells = v.parse(v.array(v.string()), record);
      rowNo += 1;
      check(rowNo, cells);
      if (columns === null) columns = named(cells);
      else if (cells.some((cell) => cell.trim() !== "")) rows.push({ row_no: rowNo, cells });
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    // The row that never ends begins behind the last one that did.
    refuse(
      "uploadId",
      error.code === "CSV_QUOTE_NOT_CLOSED" ? `Line ${line + 1}: a quote is not closed` : wrongTable,
    );
  }
  if (columns === null || columns.length === 0 || rows.length === 0)
    refuse("uploadId", "The file has no rows below the names of its columns");
  return { delimiter, encoding, columns, rows };
}

function check(rowNo: number, cells: readonly string[]): void {
  if (cells.length > mostColumns) refuse("uploadId", `At most ${mostColumns} columns`);
  if (cells.some(({ length }) => length > longestCell))
    refuse("uploadId", `Row ${rowNo}: a cell has more than ${longestCell} characters`);
  if (Buffer.byteLength(JSON.stringify(cells)) > longestRow) refuse("uploadId", `Row ${rowNo} is too long`);
}

/** The names of the columns, without those that stand empty behind the last one. */
function named(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.replaceAll("\0", "").trim());
  const last = names.findLastIndex((name) => name !== "");
  if (names.some(({ length }) => length > 200)) refuse("uploadId", "The name of a column is too long");
  return names.slice(0, last + 1);
}

const mostAtOnce = 500;

/** The rows in parts, each of which one call can carry. */
export function partsOf(rows: readonly FileRow[]): FileRow[][] {
  const parts: FileRow[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    // A sign that no database takes is one that nobody sees.
    const cells = row.cells.map((cell) => cell.replaceAll("\0", ""));
    const length = Buffer.byteLength(JSON.stringify(cells));
    const part = parts.at(-1);
    if (part === undefined || part.length >= mostAtOnce || bytes + length > longestRow) {
      parts.push([{ ...row, cells }]);
      bytes = length;
    } else {
      part.push({ ...row, cells });
      bytes += length;
    }
  }
  return parts;
}
