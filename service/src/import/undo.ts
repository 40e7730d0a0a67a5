import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { fromDatabase } from "../http/databaseFailure.ts";
import { HttpError } from "../http/httpError.ts";
import type { ChunkResult, JobKind, RunningJob } from "../job/kind.ts";
import { banner } from "../banner/resource.ts";
import { product } from "../product/resource.ts";
import { countsOf, keepRows, type Row, staleMessage } from "../bulkEdit/rows.ts";
import type { DoneRow, Importing, ImportKind } from "./kind.ts";
import { standAside, standBack } from "./taken.ts";
import { longest, rowsAtOnce, turnOf } from "./turn.ts";
import { fileOf, importingFor } from "./work.ts";

export const undoParams = v.strictObject({ permission: v.literal("IMPORT_CREATE"), undoes: v.number() });

const done = "done" as const;

/** What is said of a record that cannot go back because another one stays where it is. */
export const keptByAnother = "It changed places with another one, which stays as it is";

/**
 * Takes back what an import has done, from what was done last to what was done first, because what stands below another goes before
 * it: new records that nobody touched are deleted, others get what they had. What is not as the import left it stays, and its row has
 * the reason. Records that changed places go back together or not at all.
 */
export function undoOf(kindOf: (name: string) => ImportKind | undefined): JobKind {
  return {
    goesOn: true,
    asksFor: (params) => v.parse(undoParams, params).permission,
    async begin(db, { params }) {
      const { undoes } = v.parse(undoParams, params);
      const extent = await db
        .selectFrom("import_row")
        .select((query) => [
          query.fn.countAll<number>().as("total"),
          sql<number>`coalesce(max(${turnOf}), 0)`.as("end"),
        ])
        .where("job_id", "=", undoes)
        .where("outcome", "=", done)
        .executeTakeFirstOrThrow();
      return { total: extent.total, start: 0, end: extent.end };
    },
    work: (db, job) => undoSome(db, job, kindOf),
  };
}

async function undoSome(
  db: Connection,
  job: RunningJob,
  kindOf: (name: string) => ImportKind | undefined,
): Promise<ChunkResult> {
  const until = performance.now() + longest;
  const { undoes } = v.parse(undoParams, job.params);
  const { kind: name } = await db
    .selectFrom("job")
    .select("kind")
    .where("job_id", "=", undoes)
    .executeTakeFirstOrThrow();
  const kind = kindOf(name);
  if (kind === undefined) throw new Error(`Nothing is imported by ${name}`);
  const file = await fileOf(db, undoes);
  const importing = importingFor(db, job, file, new Map(), false);
  // The job counts upwards, its rows are taken from the last one on, between two turns as when they were done.
  const last = job.end - job.at;
  const doneBehind = (behind: number) =>
    db
      .selectFrom("import_row")
      .select(["row_no", turnOf.as("turn"), "entity", "entity_id", "name", "before", "after"])
      .where("job_id", "=", undoes)
      .where("outcome", "=", done)
      .where(turnOf, ">", behind)
      .where(turnOf, "<=", last)
      .orderBy(turnOf, "desc")
      .orderBy("row_no", "desc")
      .execute();
  let behind = last - rowsAtOnce;
  let rows = await doneBehind(behind);
  // Rows that were refused leave gaps.
  while (rows.length === 0 && behind > 0) {
    behind -= 10 * (last - behind);
    rows = await doneBehind(behind);
  }
  const tried: Row[] = [];
  const undone: number[] = [];
  let { at } = job;
  for (const [turn, ofTurn] of Map.groupBy(rows, (row) => row.turn)) {
    const given = ofTurn.map(({ row_no, entity, entity_id, name, before, after }) => {
      if (entity === null || entity_id === null) throw new Error(`Row ${row_no} has done nothing`);
      return { entity, entityId: entity_id, name: name ?? "", before, after: after ?? {} };
    });
    const outcomes = await tryTurn(given, kind, importing);
    if (outcomes.some(({ outcome }) => outcome === done)) undone.push(...ofTurn.map(({ row_no }) => row_no));
    tried.push(...outcomes);
    at = job.end - turn + 1;
    if (performance.now() > until) break;
  }
  await keepRows(db, job.jobId, tried);
  if (undone.length > 0)
    await db
      .updateTable("import_row")
      .set({ outcome: "undone" })
      .where("job_id", "=", undoes)
      .where("row_no", "in", undone)
      .execute();
  return { at, ...countsOf(tried), isOver: tried.length === rows.length && behind <= 0 };
}

/** What may have come to use a new record meanwhile. */
const users = { ...product.constraints, ...banner.constraints };

type Given = DoneRow & { readonly name: string };
type Undone = Pick<Row, "outcome" | "message">;

/** Takes rows back that were done at once: all of them or none. */
async function tryTurn(
  rows: readonly Given[],
  kind: ImportKind,
  importing: Importing,
): Promise<readonly Row[]> {
  const { db } = importing;
  const isExchange = rows.length > 1;
  await sql`savepoint turn`.execute(db);
  if (isExchange) await standAside(db);
  const tried: Undone[] = [];
  for (const row of rows) tried.push(await tryUndo(row, kind, importing));
  const last =
    isExchange && tried.every(({ outcome }) => outcome === done) ? await backAtLast(db, kind) : null;
  const isUndone = last === null && tried.every(({ outcome }) => outcome === done);
  await (isUndone ? sql`release savepoint turn` : sql`rollback to savepoint turn`).execute(db);
  return rows.map(({ entity, entityId, name, before, after }, index) => {
    const row = { entity, entity_id: entityId, name };
    if (isUndone) return { ...row, outcome: done, message: null, before: after, after: before };
    const own = tried[index];
    const left: Undone =
      own !== undefined && own.outcome !== done
        ? own
        : (last ?? { outcome: "refused", message: keptByAnother });
    return { ...row, ...left, before: null, after: null };
  });
}

/** Puts the records of an exchange back among the others; null where nothing is wrong. */
async function backAtLast(db: Connection, kind: ImportKind): Promise<Undone | null> {
  try {
    await standBack(db, kind);
    return null;
  } catch (error) {
    return leftBy(error, kind);
  }
}

/** Takes one row back, wholly or not at all, and says why not. */
async function tryUndo(row: DoneRow, kind: ImportKind, importing: Importing): Promise<Undone> {
  const { db } = importing;
  await sql`savepoint undone`.execute(db);
  try {
    await kind.undo(row, importing);
    await sql`release savepoint undone`.execute(db);
    return { outcome: done, message: null };
  } catch (error) {
    const left = leftBy(error, kind);
    await sql`rollback to savepoint undone`.execute(db);
    return left;
  }
}

/** Why a row stays. Throws what is no refusal. */
function leftBy(error: unknown, { constraints }: ImportKind): Undone {
  const refusal =
    error instanceof HttpError ? error : fromDatabase(error, { ...users, ...constraints }, "DELETE");
  if (refusal === undefined || refusal.status >= 500) throw error;
  const message = Object.values(refusal.fields ?? {})[0] ?? refusal.message;
  return { outcome: message === staleMessage ? "stale" : "refused", message };
}
