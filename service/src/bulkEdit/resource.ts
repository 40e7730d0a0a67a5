import { sql } from "kysely";
import * as v from "valibot";
import type { Context } from "../http/context.ts";
import { optionalFlag, optionalWhole, pathId, requiredWhole } from "../http/field.ts";
import { broken, conflict } from "../http/httpError.ts";
import { extentOf, readPart } from "../http/listing.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, nullableText, whole } from "../http/responseFields.ts";
import { checkFilters, listFields, listOf } from "../job/list.ts";
import { jobRecord, jobs } from "../job/record.ts";
import { rowOutcomes } from "../job/rowTable.ts";
import { addJob, starterOf } from "../job/start.ts";
import { applyChange, revertChange } from "./apply.ts";
import { mostAtOnce, permitted, who, type Who } from "./asking.ts";
import { permissionsOf, productChange } from "./change.ts";
import { matching } from "./kinds.ts";
import { lockAll } from "./lockAll.ts";
import { countsOf, keepRows, type Row, tryOne } from "./rows.ts";
import { keepSelection } from "./selection.ts";
import { writeRows } from "./writeRows.ts";

/** So many of a selection are shown before it is changed. */
const mostShown = 50;

const values = v.nullable(v.record(v.string(), v.unknown()));

const outcome = v.object({
  /** Null for a preview. */
  job: v.nullable(jobRecord),
  /** How many it is about. */
  total: whole,
  /** What became of each; of a job that works in the background none, and of a preview of many the first. */
  rows: v.array(
    v.object({
      entity_id: id,
      name: v.string(),
      outcome: v.picklist(rowOutcomes),
      message: nullableText,
      before: values,
      after: values,
    }),
  ),
});

interface Doing {
  readonly kind: "bulk_edit" | "bulk_undo";
  readonly params: object;
  readonly undoes?: number;
}

/** A job that is done in the transaction of the call. */
async function doNow(
  { db, actor }: Context,
  asking: Who,
  { kind, params, undoes }: Doing,
  work: () => Promise<readonly Row[]>,
) {
  const { job_id } = await db
    .insertInto("job")
    .values({
      ...(await starterOf(db, asking)),
      company_po_id: asking.company_po_id,
      via: asking.via ?? "",
      kind,
      actor,
      job_state: "running",
      params: JSON.stringify(params),
      started_at: sql`now()`,
      ...(undoes !== undefined && { undoes }),
    })
    .returning("job_id")
    .executeTakeFirstOrThrow();
  await sql`select set_config('service.job_id', ${String(job_id)}, true)`.execute(db);
  const rows = await work();
  await keepRows(db, job_id, rows);
  const { ok, refused, skipped } = countsOf(rows);
  const { length: total } = rows;
  // The call answers how it came out: nobody is told of it besides.
  await db
    .updateTable("job")
    .set({
      job_state: "done",
      total,
      done_count: total,
      ok_count: ok,
      refused_count: refused,
      skipped_count: skipped,
      progress_end: total,
      ended_at: sql`now()`,
    })
    .where("job_id", "=", job_id)
    .execute();
  return { job: await jobs.read(db, job_id), total, rows: [...rows] };
}

/** A job for the queue. */
async function doLater(context: Context, asking: Who, doing: Doing, total: number) {
  const jobId = await addJob(context, { ...asking, via: asking.via ?? "", ...doing });
  return { job: await jobs.read(context.db, jobId), total, rows: [] };
}

const edit = operation({
  method: "POST",
  path: "/v1/companyBulkEdit",
  origin: "extension",
  summary: `Makes one change of many products: up to ${mostAtOnce} by their ids at once, all that match in the background; a preview writes nothing`,
  body: v.object({
    ...who,
    ids: v.optional(
      v.nullable(
        v.pipe(
          v.array(requiredWhole("ids is required"), "ids is required"),
          v.minLength(1, "ids is required"),
          v.maxLength(mostAtOnce, `At most ${mostAtOnce} ids in one call`),
        ),
      ),
      null,
    ),
    /** Without ids: all products that match. */
    ...listFields,
    /** How many of them the caller has seen. */
    expected_count: optionalWhole(0),
    change: productChange,
    is_preview: optionalFlag,
  }),
  response: outcome,
  async handle({ body: { ids, filters, q, expected_count, change, is_preview, ...asking } }, context) {
    const { db } = context;
    const permissions = permissionsOf(change);
    const [permission] = permissions;
    const scope = await permitted(context, asking, ...permissions);
    const method = change.action === "delete" ? "DELETE" : "PUT";
    const one = (prodId: number) =>
      tryOne(db, prodId, (known) => applyChange(db, known, change, scope), method);
    const all = async (of: Iterable<number>) => {
      const rows: Row[] = [];
      for (const prodId of of) rows.push(await one(prodId));
      return rows;
    };
    if (ids !== null) {
      const wanted = [...new Set(ids)];
      const work = async () => {
        await lockAll(db, wanted);
        return all(wanted);
      };
      if (!is_preview)
        return doNow(context, asking, { kind: "bulk_edit", params: { permission, change } }, work);
      return { job: null, total: wanted.length, rows: await takenBack(context, work) };
    }
    // Whoever deletes has seen what goes, and takes its files away.
    if (change.action === "delete") throw broken("ids is required", "ids");
    checkFilters(matching.rule, filters);
    const selection = { filters, ...(q !== "" && { q }) };
    const list = listOf(db, matching, scope, selection);
    if (is_preview) {
      const { total, start, end: last } = await extentOf(db, list);
      const found = await readPart(db, list, { behind: start, upTo: last, limit: mostShown });
      const shown = v.parse(v.array(v.looseObject({ prod_id: v.number() })), found);
      return {
        job: null,
        total,
        rows: await takenBack(context, () => all(shown.map(({ prod_id }) => prod_id))),
      };
    }
    const params = { permission, change, selection };
    const jobId = await addJob(context, { ...asking, via: asking.via ?? "", kind: "bulk_edit", params });
    const extent = await keepSelection(db, jobId, list);
    const { total } = extent;
    if (expected_count !== null && expected_count !== total)
      throw conflict(`${total} products match now`, "expected_count");
    await db
      .updateTable("job")
      .set({ params: JSON.stringify({ ...params, extent }) })
      .where("job_id", "=", jobId)
      .execute();
    return { job: await jobs.read(db, jobId), total, rows: [] };
  },
});

/** What work would do: all that it writes is taken back. */
async function takenBack({ db }: Context, work: () => Promise<Row[]>): Promise<Row[]> {
  await sql`savepoint preview`.execute(db);
  const rows = await work();
  await sql`rollback to savepoint preview`.execute(db);
  return rows;
}

const undo = operation({
  method: "POST",
  path: "/v1/companyBulkEdit/undo/{job_id}",
  origin: "extension",
  summary:
    "Gives the products of a change of many what they had before, each as long as it is as the change left it",
  params: v.object({ job_id: pathId }),
  body: v.object(who),
  response: outcome,
  async handle({ params: { job_id }, body: asking }, context) {
    const { db } = context;
    const job = await db
      .selectFrom("job")
      .select(["params", "ok_count"])
      .where("job_id", "=", job_id)
      .where("kind", "=", "bulk_edit")
      .where("company_po_id", "=", asking.company_po_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (job === undefined || !(await jobs.read(db, job_id)).can_undo)
      throw broken("This cannot be undone any more");
    const { permission } = v.parse(v.looseObject({ permission: v.string() }), job.params);
    const scope = await permitted(context, asking, permission);
    const doing: Doing = { kind: "bulk_undo", params: { permission, undoes: job_id }, undoes: job_id };
    if (job.ok_count > mostAtOnce) return doLater(context, asking, doing, job.ok_count);
    return doNow(context, asking, doing, async () => {
      const done = await db
        .selectFrom("job_row")
        .select(["entity_id", "before", "after"])
        .where("job_id", "=", job_id)
        .where("outcome", "=", "done")
        .orderBy("job_row_id")
        .execute();
      await lockAll(
        db,
        done.map(({ entity_id }) => entity_id),
      );
      const rows: Row[] = [];
      for (const { entity_id, before, after } of done)
        rows.push(
          await tryOne(db, entity_id, (prodId) =>
            revertChange(db, prodId, { before: before ?? {}, after: after ?? {} }, scope),
          ),
        );
      return rows;
    });
  },
});

/** Changes of many products at once. */
export const bulkEdit: Resource = { records: {}, constraints: {}, operations: [edit, writeRows, undo] };
