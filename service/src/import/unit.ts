import { type Selectable, sql } from "kysely";
import {
  type Claim,
  type Importing,
  type ImportKind,
  type ReadRow,
  RefusedRow,
  type Written,
} from "./kind.ts";
import { readRow } from "./mapping.ts";
import { fieldsByRest, problemsOf, wasTaken } from "./refusal.ts";
import type { ImportOutcome, ImportRowTable, ImportTable, Problem, Taken } from "./table.ts";
import { standAside, standBack, takenBy } from "./taken.ts";

/** What is said of a row that says again what only one may. */
export const sameAs = (rowNo: number): string => `The same as in row ${rowNo}`;

const staleMessage = "It was changed since it was checked";

export type Row = Selectable<ImportRowTable>;
export type File = Selectable<ImportTable>;

/** What became of a row. */
export interface Outcome {
  readonly row: Row;
  readonly outcome: ImportOutcome;
  readonly problems: readonly Problem[];
  readonly written?: Written["rows"][number];
  readonly version?: string | null;
  /** What other records of the file must give up for it. */
  readonly takes?: readonly Taken[];
  /** The records that it is about, where it was refused. */
  readonly about?: readonly Claim[];
}

export const isRefusal = ({ outcome }: Outcome): boolean => outcome === "refused" || outcome === "stale";

/** Rows that belong together. */
export type Unit = readonly [Row, ...Row[]];

/**
 * When it is looked at whether other records have what these get: at once; behind the last call, so that they can change places; or
 * by whoever does several units at once.
 */
type Looked = "at_once" | "behind" | "elsewhere";

/**
 * Reads rows that belong together and does what they say, wholly or not at all; a check takes it back, and says what other records
 * must give up for it.
 */
export async function tryUnit(
  kind: ImportKind,
  file: File,
  unit: Unit,
  importing: Importing,
  { isCheck, isOpen = false }: { readonly isCheck: boolean; readonly isOpen?: boolean },
): Promise<readonly Outcome[]> {
  const read: ReadRow[] = [];
  const wrong = new Map<number, readonly Problem[]>();
  for (const row of unit) {
    const found = readRow(kind, file, row);
    if ("rowNo" in found) read.push(found);
    else wrong.set(row.row_no, found);
  }
  const [first, ...others] = read;
  if (first === undefined || wrong.size > 0) return refusedUnit(unit, wrong);
  const attempt = (looked: Looked) => attemptOf(kind, unit, [first, ...others], importing, isCheck, looked);
  if (isOpen) return (await attempt("elsewhere")).outcomes;
  const tried = await attempt("at_once");
  if (!tried.isTaken) return tried.outcomes;
  const again = await attempt("behind");
  return again.isTaken ? tried.outcomes : again.outcomes;
}

interface Attempt {
  readonly outcomes: readonly Outcome[];
  /** Whether it was refused because another record has what it would have. */
  readonly isTaken: boolean;
}

async function attemptOf(
  kind: ImportKind,
  unit: Unit,
  read: readonly [ReadRow, ...ReadRow[]],
  importing: Importing,
  isCheck: boolean,
  looked: Looked,
): Promise<Attempt> {
  const { db } = importing;
  const about = new Map<number, Claim[]>();
  const found = (rowNo: number, record: Claim) => {
    about.set(rowNo, [...(about.get(rowNo) ?? []), record]);
  };
  await sql`savepoint unit`.execute(db);
  try {
    if (looked === "behind") await standAside(db);
    const { version, rows } = await kind.write(read, { ...importing, found });
    const taken = isCheck && looked === "behind" ? await takenBy(db, kind, rows) : [];
    const isStale = !isCheck && version !== unit[0].version;
    const isKept = !isCheck && !isStale && rows.some(isChange);
    if (isKept && looked === "behind") await standBack(db, kind);
    await (isKept ? sql`release savepoint unit` : sql`rollback to savepoint unit`).execute(db);
    const outcomes = unit.map((row, index): Outcome => {
      const written = rows[index];
      if (isStale || written === undefined)
        return { row, outcome: "stale", problems: [{ field: null, message: staleMessage }] };
      if (!isChange(written)) return { row, outcome: "unchanged", problems: [], written, version };
      const outcome = isKept ? "done" : written.isNew ? "to_create" : "to_change";
      return { row, outcome, problems: [], written, version, takes: taken[index] ?? [] };
    });
    return { outcomes, isTaken: false };
  } catch (error) {
    const problems = problemsOf(error, kind.constraints, fieldsByRest(kind.fields));
    await sql`rollback to savepoint unit`.execute(db);
    const rowNo = error instanceof RefusedRow ? error.rowNo : read[0].rowNo;
    const outcomes = refusedUnit(unit, new Map([[rowNo, problems]])).map((one) => ({
      ...one,
      about: about.get(one.row.row_no) ?? [],
    }));
    return { outcomes, isTaken: wasTaken(error) };
  }
}

const isChange = ({ isNew, after }: Written["rows"][number]): boolean =>
  isNew || Object.keys(after).length > 0;

/** Rows that belong together are refused together. */
export function refusedUnit(
  unit: readonly Row[],
  wrong: ReadonlyMap<number, readonly Problem[]>,
  by?: number,
): readonly Outcome[] {
  const first = by ?? [...wrong.keys()][0] ?? 0;
  const others = [{ field: null, message: `Belongs together with row ${String(first)}, which was refused` }];
  return unit.map((row) => ({
    row,
    outcome: "refused" as const,
    problems: wrong.get(row.row_no) ?? others,
  }));
}
