import { isUtf8 } from "node:buffer";
import { pipeline, Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import * as v from "valibot";
import { refuse } from "../graphql/validate.ts";
import { wrongTable } from "../upload/purpose.ts";
import { textInTurns, textOf } from "./fileText.ts";

/** What stands between two cells, by its name in the schema. */
export const delimiters = { COMMA: ",", SEMICOLON: ";", TAB: "\t", PIPE: "|" } as const;

export type Delimiter = keyof typeof delimiters;

/** How a file is written, by its name in the schema. */
export const encodings = ["UTF_8", "UTF_16", "WINDOWS_1252"] as const;

export type Encoding = (typeof encodings)[number];

/** How a table is read. */
export interface CsvForm {
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
}

/** A table has no more columns. */
export const mostColumns = 100;
/** The delimiter is looked for in so many lines. */
const lookedAt = 20;
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

const labelOf = (content: Uint8Array, encoding: Encoding): string =>
  ({
    UTF_8: "utf-8",
    UTF_16: isBigEndian(content) ? "utf-16be" : "utf-16le",
    WINDOWS_1252: "windows-1252",
  })[encoding];

/** Programs and people mix the ends of lines: the first one says nothing of the others. */
const options = {
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ["\r\n", "\n", "\r"],
};

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

/** The rows of a table, the names of its columns first. Throws `ValidationError` with what is wrong with it, and where. */
export async function* csvRows(
  content: Uint8Array,
  { delimiter, encoding }: CsvForm,
): AsyncGenerator<readonly string[]> {
  let line = 0;
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
    const text = Readable.from(textInTurns(content, labelOf(content, encoding)));
    for await (const record of pipeline(text, parser, () => {})) yield cellsOf(record);
  } catch (error) {
    if (!isCsvError(error)) throw error;
    // The row that never ends begins behind the last one that did.
    refuse(
      "uploadId",
      error.code === "CSV_QUOTE_NOT_CLOSED" ? `Line ${line + 1}: a quote is not closed` : wrongTable,
    );
  }
}

/** How a table is read: what is not chosen is found. Throws `ValidationError` for what is no text. */
export function csvForm(
  content: Uint8Array,
  chosen: { readonly delimiter: Delimiter | null; readonly encoding: Encoding | null },
): CsvForm {
  const encoding = chosen.encoding ?? findEncoding(content);
  const [head = ""] = textOf(content, labelOf(content, encoding));
  // A workbook, a picture or a program is none: text has no such signs.
  if (/(?![\t\n\f\r])\p{Cc}/u.test(head.slice(0, 4096))) refuse("uploadId", wrongTable);
  return { encoding, delimiter: chosen.delimiter ?? findDelimiter(head) };
}
