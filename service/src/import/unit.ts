import { type Selectable, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import {
  type Claim,
  type Importing,
  type ImportKind,
  type ReadRow,
  RefusedRow,
  type Written,
} from "./kind.ts";
import { readRow } from "./mapping.ts";
import { fieldsByRest, problemsOf } from "./refusal.ts";
import type { ImportOutcome, ImportRowTable, ImportTable, Problem } from "./table.ts";

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
      const outcome = isKept ? "done" : written.isNew ? "to_create" : "to_change";
      return { row, outcome, problems: [], written, version };
    });
  } catch (error) {
    const problems = problemsOf(error, kind.constraints, fieldsByRest(kind.fields));
    await sql`rollback to savepoint unit`.execute(db);
    const rowNo = error instanceof RefusedRow ? error.rowNo : first.rowNo;
    return refusedUnit(unit, new Map([[rowNo, problems]]));
  }
}

const isChange = ({ isNew, after }: Written["rows"][number]): boolean =>
  isNew || Object.keys(after).length > 0;

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
  const claims = outcomes.flatMap(({ row, written }) =>
    (written?.claims ?? []).map((claim) => ({ field: claim.field, key: keyOf(claim), rowNo: row.row_no })),
  );
  if (claims.length === 0) return outcomes;
  const wrong = new Map<number, readonly Problem[]>();
  const earlier = await claimed(
    db,
    jobId,
    claims.map(({ key }) => key),
  );
  const own = new Map<string, number>();
  for (const { field, key, rowNo } of claims) {
    const before = own.get(key) ?? earlier.get(key);
    if (before === undefined) own.set(key, rowNo);
    else wrong.set(rowNo, [{ field, message: sameAs(before) }]);
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

/** Whether an earlier row has made this claim. */
export async function isClaimed(db: Connection, jobId: number, claim: Claim): Promise<boolean> {
  return (await claimed(db, jobId, [keyOf(claim)])).size > 0;
}

/** The rows that have made such claims before. */
async function claimed(
  db: Connection,
  jobId: number,
  claims: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .selectFrom("import_claim")
    .select(["claim", "row_no"])
    .where("job_id", "=", jobId)
    .where("claim", "in", claims)
    .execute();
  return new Map(found.map(({ claim, row_no }) => [claim, row_no]));
}
