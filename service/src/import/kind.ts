import type { Selectable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection, Context } from "../http/context.ts";
import type { ConstraintMessage } from "../http/databaseFailure.ts";
import { HttpError } from "../http/httpError.ts";
import type { Operation } from "../http/operation.ts";
import type { Values } from "../job/rowTable.ts";
import type { Permission } from "../role/permissions.ts";
import type { ImportTable, Problem } from "./table.ts";
import type { Reader } from "./value.ts";

/** What may need a field: a record that is new, a category of level 1 that is, or a product with an SKU or a price. */
export const needs = ["new", "new_on_top", "priced"] as const;

export type Need = (typeof needs)[number];

/** A field that a column can be mapped to. */
export interface ImportField {
  /** As its form calls it. */
  readonly label: string;
  readonly read: Reader;
  /** Whether no row does without it: then a column must be mapped. */
  readonly isRequired?: true;
  /** What is refused without it, where not every row is. */
  readonly neededBy?: Need;
  /** What else people call the column, in English and Hindi. */
  readonly synonyms?: readonly string[];
  /** What the service calls it, in bodies and in what it says. */
  readonly rest: string;
  /** What the service takes, where that is not what the cell says: the code of a word, the id of a name. Throws an HttpError. */
  toRest?(value: string | boolean | null, importing: Importing): unknown;
}

/** What the cells of a row say, by field: null empties it, and what is not there is left as it is. */
export type RowValues = Readonly<Record<string, string | boolean | null | undefined>>;

/** One row, read. */
export interface ReadRow {
  readonly rowNo: number;
  readonly values: RowValues;
}

/** For whom rows are written, and how. */
export interface Importing {
  readonly db: Connection;
  readonly companyId: number;
  /** The location of who imports; null for the company's own people. */
  readonly sellerId: number | null;
  readonly addsMissing: boolean;
  /** How many rows before would add to each location or collection: a check has taken them back. Empty in a run. */
  readonly coming: ReadonlyMap<number, number>;
  /** Whether a row before has laid claim to this, and a check has taken back what it wrote. False in a run. */
  isComing(claim: Claim): Promise<boolean>;
  /** Told of each record that a row is about, as soon as it is found: by it a row that is refused is known to others. */
  found(rowNo: number, record: Claim): void;
  /** Throws an HttpError with status 403 unless whoever imports may do this. */
  may(permission: Permission): void;
  /** Sends a call of the service, as a form would, and reads what it answers. Throws an HttpError when it refuses. */
  call(operation: Operation, input: { readonly params?: object; readonly body?: object }): Promise<unknown>;
}

/** Whose records a file is about. */
export type Scope = Pick<Importing, "companyId" | "sellerId">;

/** Something that only one row of a file may have: what it is, by which field. */
export interface Claim {
  readonly field: string;
  readonly key: string;
  /** Of a value that only one record may have: which record has it now, and the field, where it is not the claim's. */
  readonly value?: { readonly of: UniqueValue; readonly id: number; readonly field?: string };
}

/** A value that only one record may have, such as a name: kept so by an index that `aside` is the last column of. */
export interface UniqueValue {
  readonly constraint: string;
  readonly table: keyof Database;
  /** Columns: the key of the records, what they share, and the value. */
  readonly id: string;
  readonly within: string;
  readonly column: string;
  /** What a row lays claim to that is about the record with this id. */
  recordOf(id: number): Claim;
}

/** What one row has written. */
export interface WrittenRow {
  readonly entity: string;
  readonly entityId: number;
  readonly name: string;
  /** Whether there is something now that was not there before. */
  readonly isNew: boolean;
  /** What it has changed, by the columns of the record, before and after; before is null for a new record. */
  readonly before: Values | null;
  readonly after: Values;
  readonly claims: readonly Claim[];
  /** The location, or the collection, that has one more product with it. */
  readonly addsTo?: number;
}

/** What a row has done: `before` is null for a new record. */
export interface DoneRow {
  readonly entity: string;
  readonly entityId: number;
  readonly before: Values | null;
  readonly after: Values;
}

/** What rows that belong together have written. */
export interface Written {
  /** What the record was before, to be compared later; null for a new one. */
  readonly version: string | null;
  /** One for each row, in their order. */
  readonly rows: readonly WrittenRow[];
}

/** What can be read from a file. */
export interface ImportKind {
  /** Its name in the kind of job and in the call: `brand`. */
  readonly name: string;
  /** By their names in the file, in the order of a template. */
  readonly fields: Readonly<Record<string, ImportField>>;
  readonly constraints: Readonly<Record<string, ConstraintMessage>>;
  /** The tables of records whose names or SKUs can change places. */
  readonly exchanges?: readonly (keyof Database)[];
  /** Finds the rows that belong together, before the first is checked, and gives each the first one's `unit_no`. */
  together?(db: Connection, file: Selectable<ImportTable>, scope: Scope): Promise<void>;
  /**
   * Does what rows that belong together say, by the calls that the form sends, so that the same rules hold. A check does it too, and
   * takes it back.
   * @throws HttpError, `RefusedRow`, or an error of the database
   */
  write(rows: readonly [ReadRow, ...ReadRow[]], importing: Importing): Promise<Written>;
  /**
   * Takes back what a row has done, where nobody has changed that since.
   * @throws HttpError, or an error of the database
   */
  undo(row: DoneRow, importing: Importing): Promise<void>;
}

/** One row of several that belong together is refused. */
export class RefusedRow extends Error {
  override readonly name = "RefusedRow";
  readonly rowNo: number;
  readonly problems: readonly Problem[];

  constructor(rowNo: number, problems: readonly Problem[], cause?: unknown) {
    super("A row was refused", { cause });
    this.rowNo = rowNo;
    this.problems = problems;
  }
}

export const notAllowed = () => new HttpError(403, "You are not allowed to do this.");

/** A context for calls that a job sends; what an imported call does ends with its transaction. */
export function contextOn(db: Connection, context: Context): Context {
  return {
    ...context,
    db,
    afterCommit: () => {
      throw new Error("What is imported does nothing after its transaction");
    },
  };
}
