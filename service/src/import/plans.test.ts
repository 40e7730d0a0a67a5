import { type Compilable, sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { addJob } from "../job/start.ts";
import { openQueue, type Queue } from "../queue/queue.ts";
import { copySeeded, everyEngine } from "../testing/seededCopy.ts";
import { rowsBetween } from "./turn.ts";

// The embedded database counts nothing by itself: of a table that was just filled its planner knows no more than its pages.
describe.each(everyEngine)("on %s, a file of 5,000 rows", (engine) => {
  let database: OpenDatabase;
  let queue: Queue;
  let job = 0;
  let tidyUp = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    queue = await openQueue(database, () => {});
    tidyUp = async () => {
      await queue.close();
      await database.close();
      await remove();
    };
    job = await database.db.transaction().execute((db) =>
      addJob(
        { db, actor: "owner", queue, afterCommit: () => {}, settings: { keptByJobs: 1_000_000_000 } },
        {
          company_po_id: 1,
          user_po_id: 1,
          user_seller_id: null,
          via: "",
          kind: "import_brand",
          params: { permission: "IMPORT_CREATE", phase: null },
          awaits: 5000,
        },
      ),
    );
    await sql`insert into import_row (job_id, row_no, unit_no, cells)
      select ${job}, n, n, '["Bench"]' from generate_series(2, 5001) as n`.execute(database.db);
  });
  afterAll(() => tidyUp());

  /** The most rows that a step of a query reads or hands on. */
  async function mostRead(query: Compilable): Promise<number> {
    const compiled = query.compile();
    const { rows } = await database.db.executeQuery<object>({
      ...compiled,
      sql: `explain (analyze, timing off) ${compiled.sql}`,
    });
    const text = rows.map((row) => v.parse(v.string(), Object.values(row)[0])).join("\n");
    return Math.max(
      ...[...text.matchAll(/actual rows=(\d+)|Rows Removed by \w+: (\d+)/g)].map((found) =>
        Number(found[1] ?? found[2]),
      ),
    );
  }

  test("a chunk reads its own rows, wherever in the file it stands", async () => {
    for (const at of [0, 100, 2500, 4960])
      expect(await mostRead(rowsBetween(database.db, job, at, at + 50))).toBeLessThanOrEqual(50);
    expect(await rowsBetween(database.db, job, 4960, 5010).execute()).toHaveLength(41);
  });
});
