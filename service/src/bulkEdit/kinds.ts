import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { extentOf, readPart } from "../http/listing.ts";
import { listOf, listParams } from "../job/list.ts";
import { products } from "../product/record.ts";
import type { ChunkResult, JobKind, RunningJob } from "../job/kind.ts";
import { applyChange, revertChange } from "./apply.ts";
import { permissionsOf, productChange } from "./change.ts";
import { countsOf, keepRows, type Row, tryOne } from "./rows.ts";
import { dropSelection, nextSelected } from "./selection.ts";

/** What a change of all products that match is started with. */
export const editParams = v.strictObject({
  permission: v.string(),
  change: productChange,
  selection: listParams,
  /** How many it is about, and between which ids: they were kept when it was asked for. */
  extent: v.optional(v.object({ total: v.number(), start: v.number(), end: v.number() })),
});

export const undoParams = v.strictObject({ permission: v.string(), undoes: v.number() });

/** So many are changed in one transaction, or as many as take so long: others come in between. */
const rowsAtOnce = 50;
const longest = 150;

export const matching = { rule: products.rule, records: products.records, isOfLocation: true };

const row = v.looseObject({ prod_id: v.number() });

/** The products that come next, and how far the job is behind each. */
async function nextProducts(db: Connection, job: RunningJob) {
  const kept = await nextSelected(db, job.jobId, job.at, rowsAtOnce);
  if (kept.length > 0) return kept.map((id) => ({ id, at: id }));
  // A version before this one kept none: its jobs go on with what matches now. Of any other nothing is left here.
  const { selection } = v.parse(editParams, job.params);
  const found = await readPart(db, listOf(db, matching, job, selection), {
    behind: job.at,
    upTo: job.end,
    limit: rowsAtOnce,
  });
  return found.map((value) => {
    const { prod_id: id } = v.parse(row, value);
    return { id, at: id };
  });
}

/** Does as many as there is time for, and keeps what became of each. */
async function workThrough<Item extends { readonly at: number }>(
  db: Connection,
  job: RunningJob,
  items: readonly Item[],
  work: (item: Item) => Promise<Row>,
): Promise<ChunkResult> {
  const until = performance.now() + longest;
  const rows: Row[] = [];
  let { at } = job;
  for (const item of items) {
    rows.push(await work(item));
    at = item.at;
    if (performance.now() > until) break;
  }
  await keepRows(db, job.jobId, rows);
  return { at, ...countsOf(rows), isOver: rows.length === items.length && items.length < rowsAtOnce };
}

/** Changes many products. */
const bulkEdit: JobKind = {
  goesOn: true,
  asksFor: (params) => permissionsOf(v.parse(editParams, params).change),
  async begin(db, job) {
    const { selection, extent } = v.parse(editParams, job.params);
    return extent ?? extentOf(db, listOf(db, matching, job, selection));
  },
  async work(db, job) {
    const { change } = v.parse(editParams, job.params);
    const result = await workThrough(db, job, await nextProducts(db, job), ({ id }) =>
      tryOne(db, id, (prodId) => applyChange(db, prodId, change, job)),
    );
    if (result.isOver) await dropSelection(db, job.jobId);
    return result;
  },
};

/** Gives products what they had before a change of many. */
const bulkUndo: JobKind = {
  goesOn: true,
  asksFor: (params) => v.parse(undoParams, params).permission,
  async begin(db, { params }) {
    const { undoes } = v.parse(undoParams, params);
    const extent = await db
      .selectFrom("job_row")
      .select((query) => [
        query.fn.countAll<number>().as("total"),
        sql<number>`coalesce(max(job_row_id), 0)::float8`.as("end"),
      ])
      .where("job_id", "=", undoes)
      .where("outcome", "=", "done")
      .executeTakeFirstOrThrow();
    return { total: extent.total, start: 0, end: extent.end };
  },
  async work(db, job) {
    const { undoes } = v.parse(undoParams, job.params);
    const done = await db
      .selectFrom("job_row")
      .select(["job_row_id as at", "entity_id", "before", "after"])
      .where("job_id", "=", undoes)
      .where("outcome", "=", "done")
      .where("job_row_id", ">", job.at)
      .orderBy("job_row_id")
      .limit(rowsAtOnce)
      .execute();
    return workThrough(db, job, done, ({ entity_id, before, after }) =>
      tryOne(db, entity_id, (id) => revertChange(db, id, { before: before ?? {}, after: after ?? {} }, job)),
    );
  },
};

export const bulkKinds: readonly (readonly [string, JobKind])[] = [
  ["bulk_edit", bulkEdit],
  ["bulk_undo", bulkUndo],
];
