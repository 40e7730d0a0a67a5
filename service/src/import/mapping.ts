import { broken } from "../http/httpError.ts";
import type { ImportKind, ReadRow, RowValues } from "./kind.ts";
import type { Mapped, Problem } from "./table.ts";
import { BadCell, valueOf } from "./value.ts";

/** A name without what people write differently: capitals, blanks, dashes and signs. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** What each column means by its name, the first one of a name where two have it. */
export function suggestedMapping(kind: ImportKind, columns: readonly string[]): Mapped[] {
  const names = columns.map(plain);
  return Object.entries(kind.fields).flatMap(([field, { label, synonyms = [] }]) => {
    const column = [field, label, ...synonyms]
      .map((name) => names.indexOf(plain(name)))
      .find((found) => found !== -1);
    return column === undefined ? [] : [{ field, column, constant: null }];
  });
}

/** Refuses a mapping that names what is not there, or leaves out what no row does without. Throws an HttpError. */
export function checkMapping(kind: ImportKind, columns: readonly string[], mapping: readonly Mapped[]): void {
  const seen = new Set<string>();
  for (const { field, column, constant } of mapping) {
    const known = kind.fields[field];
    if (known === undefined) throw broken(`There is no field ${field}`, "mapping");
    if (seen.has(field)) throw broken(`${known.label} is mapped twice`, "mapping");
    if ((column === null) === (constant === null))
      throw broken(`${known.label} is one of a column and a text`, "mapping");
    if (column !== null && column >= columns.length) throw broken("There is no such column", "mapping");
    seen.add(field);
  }
  for (const [field, { label, isRequired }] of Object.entries(kind.fields))
    if (isRequired === true && !seen.has(field)) throw broken(`Choose a column for ${label}`, "mapping");
}

/** What a file says of how it is to be read. */
export interface Reading {
  readonly columns: readonly string[];
  readonly mapping: readonly Mapped[];
  readonly clear_word: string;
  /** Empty for lines of JSON. */
  readonly delimiter: string;
}

/** The word that empties a field; null for lines of JSON, which need none. */
export const clearWordOf = ({
  delimiter,
  clear_word,
}: Pick<Reading, "delimiter" | "clear_word">): string | null => (delimiter === "" ? null : clear_word);

/** Reads the cells of a row: its values, or everything that is wrong with them. */
export function readRow(
  kind: ImportKind,
  { columns, mapping, ...reading }: Reading,
  { row_no: rowNo, cells }: { readonly row_no: number; readonly cells: readonly (string | null)[] },
): ReadRow | readonly Problem[] {
  const values: Record<string, RowValues[string]> = {};
  const problems: Problem[] = [];
  if (cells.slice(columns.length).some((cell) => (cell ?? "").trim() !== ""))
    problems.push({ field: null, message: "Has more cells than there are columns" });
  for (const { field, column, constant } of mapping) {
    const known = kind.fields[field];
    if (known === undefined) continue;
    try {
      const cell = column === null ? (constant ?? "") : cells[column];
      values[field] = valueOf(cell, known.read, clearWordOf(reading));
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ field, message: error.message });
    }
  }
  return problems.length === 0 ? { rowNo, values } : problems;
}
