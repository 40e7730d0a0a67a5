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
import { fileOf, importingFor, longest, rowsAtOnce } from "./work.ts";

export const undoParams = v.strictObject({ permission: v.literal("IMPORT_CREATE"), undoes: v.number() });

const done = "done" as const;

/**
 * Takes back what an import has done, from its last row to its first, because what stands below another goes before it: new records
 * that nobody touched are deleted, others get what they had. What is not as the import left it stays, and its row has the reason.
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
          sql<number>`coalesce(max(row_no), 0)`.as("end"),
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
  if (kind?.undo === undefined) throw new Error(`${name} is not undone`);
  const file = await fileOf(db, undoes);
  const importing = await importingFor(db, job, file, new Map(), false);
  const rows = await db
    .selectFrom("import_row")
    .select(["row_no", "entity", "entity_id", "name", "before", "after"])
    .where("job_id", "=", undoes)
    .where("outcome", "=", done)
    // The job counts upwards, its rows are taken from the last one on.
    .where("row_no", "<=", job.end - job.at)
    .orderBy("row_no", "desc")
    .limit(rowsAtOnce)
    .execute();
  const tried: Row[] = [];
  const undone: number[] = [];
  let { at } = job;
  for (const { row_no, name, entity, entity_id, before, after } of rows) {
    if (entity === null || entity_id === null) throw new Error(`Row ${row_no} has done nothing`);
    const row = { entity, entityId: entity_id, before, after: after ?? {} };
    const outcome = await tryUndo(row, kind.undo, kind, importing);
    const change =
      outcome.outcome === "done" ? { before: after, after: before } : { before: null, after: null };
    if (outcome.outcome === "done") undone.push(row_no);
    tried.push({ entity, entity_id, name: name ?? "", ...outcome, ...change });
    at = job.end - row_no + 1;
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
  return { at, ...countsOf(tried), isOver: tried.length === rows.length && rows.length < rowsAtOnce };
}

/** What may have come to use a new record meanwhile. */
const users = { ...product.constraints, ...banner.constraints };

/** Takes one row back, wholly or not at all, and says why not. */
async function tryUndo(
  row: DoneRow,
  undo: NonNullable<ImportKind["undo"]>,
  { constraints }: ImportKind,
  importing: Importing,
): Promise<Pick<Row, "outcome" | "message">> {
  const { db } = importing;
  await sql`savepoint undone`.execute(db);
  try {
    await undo(row, importing);
    await sql`release savepoint undone`.execute(db);
    return { outcome: "done", message: null };
  } catch (error) {
    const refusal =
      error instanceof HttpError ? error : fromDatabase(error, { ...users, ...constraints }, "DELETE");
    if (refusal === undefined || refusal.status >= 500) throw error;
    await sql`rollback to savepoint undone`.execute(db);
    const message = Object.values(refusal.fields ?? {})[0] ?? refusal.message;
    return { outcome: message === staleMessage ? "stale" : "refused", message };
  }
}
