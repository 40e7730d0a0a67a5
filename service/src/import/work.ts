import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import type { ChunkResult, JobKind, RunningJob } from "../job/kind.ts";
import { personById } from "../signIn/person.ts";
import { contextOn, type Importing, type ImportKind, notAllowed } from "./kind.ts";
import { addRefused } from "./refused.ts";
import type { ImportOutcome } from "./table.ts";
import { type File, isClaimed, type Outcome, type Row, settleClaims, tryUnit, type Unit } from "./unit.ts";

/** What a job is started with: whether its rows are only checked now, or written, or written as a whole; null while they come. */
export const importParams = v.strictObject({
  permission: v.literal("IMPORT_CREATE"),
  phase: v.nullable(v.picklist(["check", "run", "whole"])),
});

export type ImportParams = v.InferOutput<typeof importParams>;

/** So many rows are done in one transaction, or as many as take so long: others come in between. */
export const rowsAtOnce = 50;
export const longest = 40;

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
          .set(({ ref }) => ({ unit_no: ref("row_no") }))
          .where("job_id", "=", jobId)
          .whereRef("unit_no", "<>", "row_no")
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
  const importing = await importingFor(db, job, file, coming, phase === "check");
  const isWhole = phase === "whole";
  if (isWhole) await sql`savepoint whole`.execute(db);
  const units = await nextUnits(db, job, isWhole);
  const done: Outcome[] = [];
  let { at } = job;
  for (const unit of units) {
    const came =
      phase === "check"
        ? await settleClaims(db, job.jobId, await tryUnit(kind, file, unit, importing, true))
        : await runUnit(kind, file, unit, importing);
    if (phase === "check")
      for (const { outcome, written } of came)
        if (outcome === "to_create" && written?.addsTo !== undefined)
          coming.set(written.addsTo, (coming.get(written.addsTo) ?? 0) + 1);
    done.push(...came);
    at = unit[0].unit_no;
    if (!isWhole && performance.now() > until) break;
  }
  const isUndone = isWhole && done.some(isRefusal);
  if (isUndone) await sql`rollback to savepoint whole`.execute(db);
  const outcomes = isUndone ? done.map(undone) : done;
  await keep(db, kind, outcomes);
  await addRefused(db, job.jobId, file.columns, kind, outcomes.filter(isRefusal));
  const count = (...wanted: readonly ImportOutcome[]) =>
    outcomes.filter(({ outcome }) => wanted.includes(outcome)).length;
  if (phase === "check") await countFound(db, job.jobId, count, coming);
  const isOver = at >= job.end || units.length === 0;
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

const isRefusal = ({ outcome }: Outcome): boolean => outcome === "refused" || outcome === "stale";

/** A row that was done with others of which one was refused: it is as it was, to be done yet. */
const undone = (one: Outcome): Outcome =>
  isRefusal(one) ? one : { row: one.row, outcome: one.row.outcome ?? "refused", problems: [] };

/** The file of a job. Throws where it is none that reads one. */
export function fileOf(db: Connection, jobId: number): Promise<File> {
  return db.selectFrom("import").selectAll().where("job_id", "=", jobId).executeTakeFirstOrThrow();
}

/** The rows that come next: those that belong together are never torn. */
async function nextUnits(db: Connection, { jobId, at }: RunningJob, all: boolean): Promise<readonly Unit[]> {
  const behind = db
    .selectFrom("import_row")
    .select("unit_no")
    .where("job_id", "=", jobId)
    .where("unit_no", ">", at)
    .orderBy("unit_no")
    .orderBy("row_no");
  const next = all ? behind : behind.limit(rowsAtOnce);
  const rows = await db
    .selectFrom("import_row")
    .selectAll()
    .where("job_id", "=", jobId)
    .where("unit_no", "in", next)
    .orderBy("unit_no")
    .orderBy("row_no")
    .execute();
  const units: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = units.at(-1);
    if (last?.[0].unit_no === row.unit_no) last.push(row);
    else units.push([row]);
  }
  return units;
}

/** For whom the rows of a job are written. */
export async function importingFor(
  db: Connection,
  job: RunningJob,
  file: File,
  coming: ReadonlyMap<number, number>,
  isCheck: boolean,
): Promise<Importing> {
  const person = await personById(db, job.accountId);
  const permissions: readonly string[] = person?.record.role_permissions ?? [];
  const context = contextOn(db, job.context);
  return {
    db,
    companyId: job.companyId,
    sellerId: job.sellerId,
    coming,
    isComing: async (claim) => isCheck && isClaimed(db, job.jobId, claim),
    addsMissing: file.adds_missing,
    may(permission) {
      if (!permissions.includes(permission)) throw notAllowed();
    },
    call: (operation, { params = {}, body = {} }) => operation.run({ params, query: {}, body }, context),
  };
}

/** Does what the check has found rows to do; what it has refused or found to be so already it leaves. */
async function runUnit(
  kind: ImportKind,
  file: File,
  unit: Unit,
  importing: Importing,
): Promise<readonly Outcome[]> {
  const isToDo = ({ outcome }: Row) => outcome === "to_create" || outcome === "to_change";
  if (unit.some(isToDo)) return tryUnit(kind, file, unit, importing, false);
  return unit.map((row) => ({ row, outcome: row.outcome ?? "refused", problems: row.problems ?? [] }));
}

/** Keeps what became of rows, all of them in one statement. */
async function keep(db: Connection, { fields }: ImportKind, outcomes: readonly Outcome[]): Promise<void> {
  const changed = outcomes.filter(({ row, outcome }) => row.outcome !== outcome);
  if (changed.length === 0) return;
  const values = changed.map(({ row, outcome, problems, written, version }) => ({
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
  }));
  await sql`update import_row set outcome = given.outcome, problems = given.problems, entity = given.entity,
      entity_id = case when given.outcome = 'to_create' then null else given.entity_id end, name = given.name,
      version = given.version, before = given.before, after = given.after, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (id bigint, outcome text, problems jsonb,
      entity text, entity_id integer, name text, version text, before jsonb, after jsonb)
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
