import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { RunningJob } from "../job/kind.ts";
import { keptBy } from "./exchange.ts";
import type { Importing, ImportKind } from "./kind.ts";
import { fieldsByRest, problemsOf } from "./refusal.ts";
import type { ImportOutcome, Problem } from "./table.ts";
import { standAside, standBack, takenBy } from "./taken.ts";
import { type File, isRefusal, type Outcome, refusedUnit, type Row, tryUnit, type Unit } from "./unit.ts";

/** So many rows are done in one transaction, or as many as take so long: others come in between. */
export const rowsAtOnce = 50;
export const longest = 40;

/** Units that are done in one transaction, because they change places. */
export type Turn = readonly [Unit, ...Unit[]];

/** When a row is done. */
export const turnOf = sql<number>`coalesce(turn, unit_no)`;

/** Rows of a file by their turns, from behind one to another. */
export function rowsBetween(db: Connection, jobId: number, behind: number, last: number) {
  return db
    .selectFrom("import_row")
    .selectAll()
    .where("job_id", "=", jobId)
    .where(turnOf, ">", behind)
    .where(turnOf, "<=", last)
    .orderBy(turnOf)
    .orderBy("unit_no")
    .orderBy("row_no");
}

/**
 * What comes next: units that are done together are never torn. Rows are looked for between two turns: for the first
 * fifty of all that are left, a database without figures of the table reads all of them for each chunk.
 */
export async function nextTurns(
  db: Connection,
  { jobId, at, end }: RunningJob,
  all: boolean,
): Promise<readonly Turn[]> {
  let last = all ? end : at + rowsAtOnce;
  let rows = await rowsBetween(db, jobId, at, last).execute();
  // Rows that belong to ones before, and lines that were empty, leave gaps.
  while (rows.length === 0 && last < end) {
    last += 10 * (last - at);
    rows = await rowsBetween(db, jobId, at, last).execute();
  }
  const turns: [[Row, ...Row[]], ...[Row, ...Row[]][]][] = [];
  for (const row of rows) {
    const turn = turns.at(-1);
    const unit = turn?.at(-1);
    if (unit?.[0].unit_no === row.unit_no) unit.push(row);
    else if (turn !== undefined && placeOf(turn) === (row.turn ?? row.unit_no)) turn.push([row]);
    else turns.push([[row]]);
  }
  return turns;
}

export const placeOf = ([[{ turn, unit_no }]]: Turn): number => turn ?? unit_no;

/**
 * Does what the check has found rows to do.
 * @param done what was done before in the same transaction
 */
export async function runTurn(
  kind: ImportKind,
  file: File,
  turn: Turn,
  importing: Importing,
  done: readonly Outcome[],
): Promise<readonly Outcome[]> {
  const [unit, ...others] = turn;
  if (others.length > 0) return exchange(kind, file, turn, importing);
  const outcomes = await runUnit(kind, file, unit, importing, false);
  const refused = outcomes.filter(isRefusal);
  if (refused.every(({ row }) => row.takes === null)) return outcomes;
  const outcomeOf = new Map(done.map(({ row, outcome }) => [row.row_no, outcome]));
  const before = await importing.db
    .selectFrom("import_row")
    .select(["row_no", "outcome"])
    .where("job_id", "=", file.job_id)
    .where(
      "row_no",
      "in",
      refused.flatMap(({ row }) => row.takes?.flatMap(({ row: by }) => by ?? []) ?? []),
    )
    .execute();
  const isKept = (rowNo: number) => {
    const outcome = outcomeOf.get(rowNo) ?? before.find(({ row_no }) => row_no === rowNo)?.outcome;
    return outcome === "refused" || outcome === "stale";
  };
  return outcomes.map((one) => {
    const kept = isRefusal(one) ? keptFrom(one.row, isKept) : [];
    return kept.length === 0 ? one : { ...one, problems: kept };
  });
}

/** What stays with other rows. */
const keptFrom = ({ takes }: Row, isKept: (rowNo: number) => boolean): readonly Problem[] =>
  (takes ?? []).flatMap(({ field, row }) =>
    row !== undefined && isKept(row) ? [{ field, message: keptBy(row) }] : [],
  );

/** Does what the check has found the rows of a unit to do; what it has refused or found to be so already it leaves. */
async function runUnit(
  kind: ImportKind,
  file: File,
  unit: Unit,
  importing: Importing,
  isOpen: boolean,
): Promise<readonly Outcome[]> {
  const isToDo = ({ outcome }: Row) => outcome === "to_create" || outcome === "to_change";
  if (unit.some(isToDo)) return tryUnit(kind, file, unit, importing, { isCheck: false, isOpen });
  return unit.map((row) => ({ row, outcome: row.outcome ?? "refused", problems: row.problems ?? [] }));
}

/** Lets records change places: all that their rows say or nothing of it, and behind the last it is looked at whether two have the same. */
async function exchange(
  kind: ImportKind,
  file: File,
  turn: Turn,
  importing: Importing,
): Promise<readonly Outcome[]> {
  const { db } = importing;
  await sql`savepoint turn`.execute(db);
  await standAside(db);
  const done: Outcome[] = [];
  for (const unit of turn) done.push(...(await runUnit(kind, file, unit, importing, true)));
  let wrong = new Map<number, Pick<Outcome, "outcome" | "problems">>(
    done.filter(isRefusal).map((one) => [one.row.row_no, one]),
  );
  if (wrong.size === 0) {
    wrong = await stillTaken(db, kind, done);
    if (wrong.size === 0) {
      await sql`release savepoint turn`.execute(db);
      return done;
    }
  }
  await sql`rollback to savepoint turn`.execute(db);
  const [first] = wrong.keys();
  return done.map(({ row }) => {
    const own = wrong.get(row.row_no);
    if (own !== undefined) return { row, outcome: own.outcome, problems: own.problems };
    const kept = keptFrom(row, () => true);
    const [refused] = refusedUnit([row], new Map(kept.length === 0 ? [] : [[row.row_no, kept]]), first);
    return refused ?? { row, outcome: "refused", problems: [] };
  });
}

/** The rows that have what other records have even now; puts the records back where there are none. */
async function stillTaken(
  db: Connection,
  kind: ImportKind,
  done: readonly Outcome[],
): Promise<Map<number, { readonly outcome: ImportOutcome; readonly problems: readonly Problem[] }>> {
  const written = done.flatMap(({ row, written: one }) =>
    one === undefined ? [] : [{ rowNo: row.row_no, written: one }],
  );
  const taken = await takenBy(
    db,
    kind,
    written.map((one) => one.written),
  );
  const wrong = new Map(
    written.flatMap(({ rowNo }, index) => {
      const problems = (taken[index] ?? []).map(({ field, message }) => ({ field, message }));
      return problems.length === 0 ? [] : [[rowNo, { outcome: "refused" as const, problems }] as const];
    }),
  );
  if (wrong.size > 0) return wrong;
  try {
    await standBack(db, kind);
    return wrong;
  } catch (error) {
    const problems = problemsOf(error, kind.constraints, fieldsByRest(kind.fields));
    return new Map(written.map(({ rowNo }) => [rowNo, { outcome: "refused" as const, problems }]));
  }
}
