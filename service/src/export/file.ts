import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { selection } from "../http/listing.ts";
import { csvLines } from "./csv.ts";
import type { Columns, ExportedList, Part } from "./exportedList.ts";

/** What a list can be written as. */
export const fileFormats = ["csv", "jsonl"] as const;

export type FileFormat = (typeof fileFormats)[number];

export type Row = Readonly<Record<string, unknown>>;

/** The parts of one record, by their names. */
type PartsOfRow = Readonly<Record<string, readonly Row[]>>;

/** What the file of a list begins with, and what it has of one record. */
interface WrittenFile {
  readonly head: string;
  /** The fields of a record that are read for it; all of them where none are named. */
  readonly fields?: readonly string[];
  /** The parts that its lines are made of. */
  readonly parts: Readonly<Record<string, Part>>;
  line(record: Row, parts: PartsOfRow): string;
}

/** The id that the schema has of a record, as the gateway makes them. */
const nodeId = (type: string, id: unknown): string =>
  Buffer.from(`${type}:${String(id)}`).toString("base64url");

type Line = Pick<ExportedList, "node" | "references"> & { readonly columns: Columns };

/** What is read of a record for its line. */
const fieldsOf = ({ node, references = {}, columns }: Line): string[] => [
  node[1],
  ...[...Object.values(references), ...Object.values(columns)].map(([field]) => field),
];

/** A record as integrators read it: global ids, and values as the service has them, none of them changed for a spreadsheet. */
function lineOf({ node: [type, field], references = {}, columns }: Line, record: Row): Row {
  const ids = Object.entries(references).map(([name, [from, of]]) => {
    const id = record[from] ?? null;
    return [name, id === null ? null : nodeId(of, id)];
  });
  const values = Object.entries(columns).map(([name, [from]]) => [name, record[from] ?? null]);
  return Object.fromEntries([["id", nodeId(type, record[field])], ...ids, ...values]);
}

const json = (value: Row): string => `${JSON.stringify(value)}\n`;

/** Whole records, of which the gateway makes the file. */
const wholeRecords: WrittenFile = { head: "", parts: {}, line: json };

function csvFile(columns: Columns, parts: Readonly<Record<string, Part>>): Omit<WrittenFile, "fields"> {
  const kinds = Object.values(columns).map(([, kind]) => kind);
  const cellsOf = (record: Row, from: Columns) => Object.values(from).map(([field]) => record[field]);
  const [[name, part] = []] = Object.entries(parts);
  if (name === undefined || part === undefined)
    return {
      head: csvLines([Object.keys(columns)], []),
      parts,
      line: (record) => csvLines([cellsOf(record, columns)], kinds),
    };
  const allKinds = [...kinds, ...Object.values(part.columns).map(([, kind]) => kind)];
  return {
    head: csvLines([[...Object.keys(columns), ...Object.keys(part.columns)]], []),
    parts,
    line: (record, { [name]: rows = [] }) =>
      csvLines(
        rows.map((row) => [...cellsOf(record, columns), ...cellsOf(row, part.columns)]),
        allKinds,
      ),
  };
}

type Columned = Pick<Part, "node" | "columns">;

/** These columns in this order. Ids stand before them in any case: by its id a row is known when the file is read in again. */
function picked({ columns, node }: Columned, names: readonly string[]): Columns {
  const ids = Object.keys(columns).filter((name) => columns[name]?.[0] === node[1]);
  const known = [...new Set([...ids, ...names])];
  return Object.fromEntries(known.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])));
}

/** What a list can have in a file: its own columns, and those of the parts that have a row each. */
export function columnNames({ columns, parts = {}, rowsOf = "" }: ExportedList): string[] {
  return Object.keys({ ...columns, ...parts[rowsOf]?.columns });
}

/** A list with these columns alone; undefined for all of them. */
function narrowed(list: ExportedList, names: readonly string[] | undefined): ExportedList {
  const { columns, node, parts = {}, rowsOf = "" } = list;
  if (names === undefined || columns === null) return list;
  const part = parts[rowsOf];
  return {
    ...list,
    columns: picked({ columns, node }, names),
    ...(part && { parts: { ...parts, [rowsOf]: { ...part, columns: picked(part, names) } } }),
  };
}

/** How a list is written: all of its columns, or these. */
export function fileOf(whole: ExportedList, format: FileFormat, names?: readonly string[]): WrittenFile {
  const list = narrowed(whole, names);
  const { columns, parts = {}, rowsOf } = list;
  if (columns === null) return wholeRecords;
  const exploded = Object.fromEntries(Object.entries(parts).filter(([name]) => name === rowsOf));
  const line = { ...list, columns };
  const fields = [...fieldsOf(line), ...Object.values(parts).map(({ by }) => by)];
  if (format === "csv") return { ...csvFile(columns, exploded), fields };
  const part = rowsOf === undefined ? undefined : parts[rowsOf];
  if (rowsOf !== undefined && part !== undefined)
    return {
      head: "",
      fields,
      parts: exploded,
      line: (record, { [rowsOf]: rows = [] }) => {
        const { id: _own, ...whole } = lineOf(line, record);
        return rows.map((row) => json({ ...lineOf(part, row), ...whole })).join("");
      },
    };
  return {
    head: "",
    fields,
    parts,
    line: (record, found) => {
      const nested = Object.entries(parts).map(([name, of]) => [
        name,
        (found[name] ?? []).map((row) => lineOf(of, row)),
      ]);
      return json({ ...lineOf(line, record), ...Object.fromEntries(nested) });
    },
  };
}

/** The parts of these records, one call for each kind of part: a function from a record to its own. */
export async function readParts(
  db: Connection,
  parts: Readonly<Record<string, Part>>,
  records: readonly Row[],
): Promise<(record: Row) => PartsOfRow> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const { records: all, by, order, node } = part;
      const keys = records.map((record) => Number(record[by]));
      const { rows } = await sql<Row>`select ${selection([by, ...fieldsOf(part)])} from ${all(db)} as record
        where ${sql.ref(`record.${by}`)} = any(${keys})
        order by ${sql.ref(`record.${order}`)}, ${sql.ref(`record.${node[1]}`)}`.execute(db);
      const groups = Map.groupBy(rows, (row) => Number(row[by]));
      return [name, by, groups] as const;
    }),
  );
  return (record) =>
    Object.fromEntries(found.map(([name, by, groups]) => [name, groups.get(Number(record[by])) ?? []]));
}
