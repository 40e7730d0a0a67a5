import { type Selectable, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { fromDatabase } from "../http/databaseFailure.ts";
import { HttpError } from "../http/httpError.ts";
import {
  type Claim,
  type Importing,
  type ImportKind,
  type ReadRow,
  RefusedRow,
  type Written,
} from "./kind.ts";
import { readRow } from "./mapping.ts";
import type { ImportOutcome, ImportRowTable, ImportTable, Problem } from "./table.ts";

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
}

/** Rows that belong together. */
export type Unit = readonly [Row, ...Row[]];

/** Reads rows that belong together and does what they say, wholly or not at all; a check takes it back. */
export async function tryUnit(
  kind: ImportKind,
  file: File,
  unit: Unit,
  importing: Importing,
  isCheck: boolean,
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
  const { db } = importing;
  await sql`savepoint unit`.execute(db);
  try {
    const { version, rows } = await kind.write([first, ...others], importing);
    const isStale = !isCheck && version !== unit[0].version;
    const isKept = !isCheck && !isStale && rows.some(isChange);
    await (isKept ? sql`release savepoint unit` : sql`rollback to savepoint unit`).execute(db);
    return unit.map((row, index): Outcome => {
      const written = rows[index];
      if (isStale || written === undefined)
        return { row, outcome: "stale", problems: [{ field: null, message: staleMessage }] };
      if (!isChange(written)) return { row, outcome: "unchanged", problems: [], written, version };
      const outcome = isKept ? "done" : written.before === null ? "to_create" : "to_change";
      return { row, outcome, problems: [], written, version };
    });
  } catch (error) {
    const problems = problemsOf(kind, error);
    await sql`rollback to savepoint unit`.execute(db);
    const rowNo = error instanceof RefusedRow ? error.rowNo : first.rowNo;
    return refusedUnit(unit, new Map([[rowNo, problems]]));
  }
}

const isChange = ({ before, after }: Written["rows"][number]): boolean =>
  before === null || Object.keys(after).length > 0;

/** What was refused, in the words of the call; throws what is no refusal, so that the chunk is tried again as a whole. */
function problemsOf(kind: ImportKind, error: unknown): readonly Problem[] {
  if (error instanceof RefusedRow) return error.problems;
  const refusal = error instanceof HttpError ? error : fromDatabase(error, kind.constraints, "PUT");
  if (refusal === undefined || refusal.status >= 500) throw error;
  return problemsOfCall(kind, refusal);
}

/** The same of a call: beside the fields of ours that it names. */
function problemsOfCall({ fields }: ImportKind, refusal: HttpError): readonly Problem[] {
  const named = Object.entries(refusal.fields ?? {});
  if (named.length === 0) return [{ field: null, message: refusal.message }];
  return named.map(([rest, message]) => ({
    field: Object.keys(fields).find((field) => fields[field]?.rest === rest) ?? null,
    message,
  }));
}

/** Rows that belong together are refused together. */
function refusedUnit(unit: Unit, wrong: ReadonlyMap<number, readonly Problem[]>): readonly Outcome[] {
  const [first = 0] = wrong.keys();
  const others = [{ field: null, message: `Belongs together with row ${String(first)}, which was refused` }];
  return unit.map((row) => ({
    row,
    outcome: "refused" as const,
    problems: wrong.get(row.row_no) ?? others,
  }));
}

/** What the first row of a file lays claim to, no later one may have. */
export async function settleClaims(
  db: Connection,
  jobId: number,
  outcomes: readonly Outcome[],
): Promise<readonly Outcome[]> {
  const wrong = new Map<number, readonly Problem[]>();
  const own = new Map<string, number>();
  for (const { row, written } of outcomes)
    for (const claim of written?.claims ?? []) {
      const key = keyOf(claim);
      const before = own.get(key) ?? (await claimedBy(db, jobId, key));
      if (before === undefined) own.set(key, row.row_no);
      else wrong.set(row.row_no, [{ field: claim.field, message: `The same as in row ${before}` }]);
    }
  const [first] = outcomes;
  if (wrong.size > 0 && first !== undefined) {
    const [one, ...others] = outcomes.map(({ row }) => row);
    return one === undefined ? [] : refusedUnit([one, ...others], wrong);
  }
  if (own.size > 0)
    await db
      .insertInto("import_claim")
      .values([...own].map(([claim, row_no]) => ({ job_id: jobId, claim, row_no })))
      .execute();
  return outcomes;
}

const keyOf = ({ field, key }: Claim): string => `${field} ${key}`;

async function claimedBy(db: Connection, jobId: number, claim: string): Promise<number | undefined> {
  const found = await db
    .selectFrom("import_claim")
    .select("row_no")
    .where("job_id", "=", jobId)
    .where("claim", "=", claim)
    .executeTakeFirst();
  return found?.row_no;
}
