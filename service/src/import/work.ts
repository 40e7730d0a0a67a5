import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import type { ChunkResult, JobKind, RunningJob } from "../job/kind.ts";
import { isClaimed, settleClaims } from "./claims.ts";
import { contextOn, type Importing, type ImportKind, notAllowed } from "./kind.ts";
import { addRefused } from "./refused.ts";
import { settleTaken } from "./settle.ts";
import type { ImportOutcome } from "./table.ts";
import { longest, nextTurns, placeOf, runTurn } from "./turn.ts";
import { type File, isRefusal, type Outcome, tryUnit } from "./unit.ts";

/** What a job is started with: whether its rows are only checked now, or written, or written as a whole; null while they come. */
export const importParams = v.strictObject({
  permission: v.literal("IMPORT_CREATE"),
  phase: v.nullable(v.picklist(["check", "run", "whole"])),
});

export type ImportParams = v.InferOutput<typeof importParams>;

/** A row that was checked before is as if it was not. */
const unchecked = {
  turn: null,
  takes: null,
  outcome: null,
  problems: null,
  entity: null,
  entity_id: null,
  name: null,
  version: null,
  before: null,
  after: null,
};

/** The kind of job that reads a file in: first it checks all rows and takes back what each would do, then it does it. */
export function imported(kind: ImportKind): JobKind {
  return {
    goesOn: true,
    makesFile: true,
    asksFor: (params) => v.parse(importParams, params).permission,
    async begin(db, { jobId, params, ...scope }) {
      if (v.parse(importParams, params).phase === "check") {
        await db
          .updateTable("import_row")
          .set(({ ref }) => ({ ...unchecked, unit_no: ref("row_no") }))
          .where("job_id", "=", jobId)
          .where(({ eb, or, ref }) => or([eb("outcome", "is not", null), eb("unit_no", "<>", ref("row_no"))]))
          .execute();
        await kind.together?.(db, await fileOf(db, jobId), scope);
      }
      const extent = await db
        .selectFrom("import_row")
        .select((query) => [
          query.fn.countAll<number>().as("total"),
          sql<number>`coalesce(max(unit_no), 0)`.as("end"),
        ])
        .where("job_id", "=", jobId)
        .executeTakeFirstOrThrow();
      await db.deleteFrom("job_part").where("job_id", "=", jobId).execute();
      return { total: extent.total, start: 0, end: extent.end };
    },
    work: (db, job) => workOnce(db, job, kind),
  };
}

async function workOnce(db: Connection, job: RunningJob, kind: ImportKind): Promise<ChunkResult> {
  const until = performance.now() + longest;
  const { phase } = v.parse(importParams, job.params);
  const file = await fileOf(db, job.jobId);
  const coming = new Map(
    Object.entries(phase === "check" ? file.coming : {}).map(([id, count]) => [Number(id), count]),
  );
  const importing = importingFor(db, job, file, coming, phase === "check");
  const isWhole = phase === "whole";
  if (isWhole) await sql`savepoint whole`.execute(db);
  const turns = await nextTurns(db, job, isWhole);
  const done: Outcome[] = [];
  let { at } = job;
  for (const turn of turns) {
    const [unit] = turn;
    const came =
      phase === "check"
        ? await settleClaims(db, job.jobId, await tryUnit(kind, file, unit, importing, { isCheck: true }))
        : await runTurn(kind, file, turn, importing, done);
    if (phase === "check")
      for (const { outcome, written } of came)
        if (outcome === "to_create" && written?.addsTo !== undefined)
          coming.set(written.addsTo, (coming.get(written.addsTo) ?? 0) + 1);
    done.push(...came);
    at = placeOf(turn);
    if (!isWhole && performance.now() > until) break;
  }
  const isUndone = isWhole && done.some(isRefusal);
  if (isUndone) await sql`rollback to savepoint whole`.execute(db);
  const outcomes = isUndone ? done.map(undone) : done;
  await keep(db, kind, outcomes);
  const isOver = at >= job.end || turns.length === 0;
  // Counted before as what they would have done.
  const late = isOver && phase === "check" ? await settleTaken(db, job) : [];
  await keep(db, kind, late);
  await addRefused(db, job.jobId, file, kind, [...outcomes, ...late].filter(isRefusal));
  const count = (...wanted: readonly ImportOutcome[]) =>
    [...outcomes, ...late].filter(({ outcome }) => wanted.includes(outcome)).length -
    late.filter(({ row }) => row.outcome !== null && wanted.includes(row.outcome)).length;
  if (phase === "check") await countFound(db, job.jobId, count, coming);
  if (isOver && phase !== "check")
    await db.deleteFrom("import_claim").where("job_id", "=", job.jobId).execute();
  return {
    at,
    ok: isUndone ? 0 : count("to_create", "to_change", "done"),
    refused: count("refused", "stale"),
    skipped: isUndone ? outcomes.length - outcomes.filter(isRefusal).length : count("unchanged"),
    isOver,
    isReady: isOver && phase === "check",
  };
}

/** A row that was done with others of which one was refused: it is as it was, to be done yet. */
const undone = (one: Outcome): Outcome =>
  isRefusal(one) ? one : { row: one.row, outcome: one.row.outcome ?? "refused", problems: [] };

/** The file of a job. Throws where it is none that reads one. */
export function fileOf(db: Connection, jobId: number): Promise<File> {
  return db.selectFrom("import").selectAll().where("job_id", "=", jobId).executeTakeFirstOrThrow();
}

/** For whom the rows of a job are written. */
export function importingFor(
  db: Connection,
  job: RunningJob,
  file: File,
  coming: ReadonlyMap<number, number>,
  isCheck: boolean,
): Importing {
  const context = contextOn(db, job.context);
  return {
    db,
    companyId: job.companyId,
    sellerId: job.sellerId,
    coming,
    found: () => undefined,
    isComing: async (claim) => isCheck && isClaimed(db, job.jobId, claim),
    addsMissing: file.adds_missing,
    may(permission) {
      if (!job.allowed.includes(permission)) throw notAllowed();
    },
    call: (operation, { params = {}, body = {} }) => operation.run({ params, query: {}, body }, context),
  };
}

/** Keeps what became of rows, all of them in one statement. */
async function keep(db: Connection, { fields }: ImportKind, outcomes: readonly Outcome[]): Promise<void> {
  const changed = outcomes.filter(({ row, outcome }) => row.outcome !== outcome);
  if (changed.length === 0) return;
  const values = changed.map(({ row, outcome, problems, written, version, takes = [] }) => ({
    id: row.import_row_id,
    outcome,
    problems:
      problems.length === 0
        ? null
        : problems.map(({ field, message }) => ({
            field,
            label: field === null ? null : (fields[field]?.label ?? null),
            message,
          })),
    entity: written?.entity ?? row.entity,
    entity_id: written?.entityId ?? row.entity_id,
    name: written?.name ?? row.name,
    version: version === undefined ? row.version : version,
    before: written === undefined ? row.before : written.before,
    after: written?.after ?? row.after,
    takes: takes.length === 0 ? null : takes,
  }));
  await sql`update import_row set outcome = given.outcome, problems = given.problems, entity = given.entity,
      entity_id = case when given.outcome = 'to_create' then null else given.entity_id end, name = given.name,
      version = given.version, before = given.before, after = given.after, takes = given.takes, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (id bigint, outcome text, problems jsonb,
      entity text, entity_id integer, name text, version text, before jsonb, after jsonb, takes jsonb)
    where import_row_id = given.id`.execute(db);
}

async function countFound(
  db: Connection,
  jobId: number,
  count: (...wanted: readonly ImportOutcome[]) => number,
  coming: ReadonlyMap<number, number>,
): Promise<void> {
  await db
    .updateTable("import")
    .set((column) => ({
      created_count: column("created_count", "+", count("to_create")),
      changed_count: column("changed_count", "+", count("to_change")),
      unchanged_count: column("unchanged_count", "+", count("unchanged")),
      refused_count: column("refused_count", "+", count("refused")),
      coming: JSON.stringify(Object.fromEntries(coming)),
    }))
    .where("job_id", "=", jobId)
    .execute();
}
