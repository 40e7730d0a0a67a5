import type { ColumnType, Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";
import type { Values } from "../job/rowTable.ts";

type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Where a field of ours comes from: a column, by its position from 0, or the same text for every row. */
export interface Mapped {
  readonly field: string;
  readonly column: number | null;
  readonly constant: string | null;
}

/** A file that is read in, by the job that reads it. */
export interface ImportTable {
  job_id: number;
  /** What whoever sent it calls it, to be read again; and how it was read. */
  source: string;
  delimiter: string;
  encoding: string;
  /** How long the file was, as long as its rows are kept. */
  kept_bytes: Generated<number>;
  columns: Json<readonly string[]>;
  mapping: Json<readonly Mapped[]>;
  /** Whether somebody has said that the mapping is right. */
  is_mapped: Generated<boolean>;
  /** The word that empties a field. */
  clear_word: Generated<string>;
  /** Whether what is named and not there is added, such as a brand of a product. */
  adds_missing: Generated<boolean>;
  /** How many products the rows that were checked so far would add, by the location. */
  coming: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  /** What the check has found. */
  created_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  refused_count: Generated<number>;
}

/** What a row would do, and what it has done; `undone` is done and taken back since. */
export const importOutcomes = [
  "to_create",
  "to_change",
  "unchanged",
  "refused",
  "done",
  "stale",
  "undone",
] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** What is wrong with a row: with a field of ours, or with the row as a whole. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

/** The same with what the field is called. */
export interface LabelledProblem extends Problem {
  readonly label: string | null;
}

/** A value that another record has, and that a row of the file must give up. */
export interface Taken {
  readonly field: string;
  /** What is said where it is not given up. */
  readonly message: string;
  /** The value and the record, as rows lay claim to them. */
  readonly claim: string;
  readonly record: string;
  /** The row that gives it up, once that is known. */
  readonly row?: number;
}

/** One row of a file. */
export interface ImportRowTable extends Times {
  import_row_id: Generated<number>;
  job_id: number;
  /** As a spreadsheet counts: the line of the columns is row 1. */
  row_no: number;
  /** The first of the rows that belong together; its own for one that stands alone. */
  unit_no: number;
  /** The unit in whose place it is done, where that is not its own: behind what gives it values up, or with what it changes places with. */
  turn: Nullable<number>;
  takes: OptionalJson<readonly Taken[]>;
  /** As they came; null empties a field. */
  cells: Json<readonly (string | null)[]>;
  /** Null until it was checked. */
  outcome: Nullable<ImportOutcome>;
  problems: OptionalJson<LabelledProblem[]>;
  entity: Nullable<string>;
  entity_id: Nullable<number>;
  name: Nullable<string>;
  /** What the record was when the row was checked; null for a new one. */
  version: Nullable<string>;
  before: OptionalJson<Values>;
  after: OptionalJson<Values>;
}

/** What a row lays claim to, such as a name or an SKU: no other row of the file may. */
export interface ImportClaimTable {
  job_id: number;
  claim: string;
  row_no: number;
}
