import { afterAll, beforeAll, expect, test } from "vitest";
import { openQueue, type Queue } from "../queue/queue.ts";
import { addEndedJob } from "../testing/endedJob.ts";
import { testConfig } from "../testing/engines.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { beginPhase, lockImport } from "./begin.ts";

const { settings } = testConfig({ kind: "memory" });

onEachDatabase((database) => {
  let queue: Queue;
  beforeAll(async () => {
    queue = await openQueue(database(), () => {});
  });
  afterAll(() => queue.close());

  /** An import of two rows that was checked. */
  async function addReady(): Promise<number> {
    const { db } = database();
    const job_id = await addEndedJob(db);
    await db
      .updateTable("job")
      .set({ job_state: "ready", total: 2, params: JSON.stringify({ phase: "check" }) })
      .where("job_id", "=", job_id)
      .execute();
    const texts = { source: "file", delimiter: ",", encoding: "utf-8", columns: '["name"]', mapping: "[]" };
    await db
      .insertInto("import")
      .values({ job_id, ...texts })
      .execute();
    const rows = [2, 3].map((row_no) => ({ job_id, row_no, unit_no: row_no, cells: '["One"]' }));
    await db.insertInto("import_row").values(rows).execute();
    return job_id;
  }
  const begin = (jobId: number, phase: "check" | "run") =>
    database()
      .db.transaction()
      .execute(async (db) => {
        const found = await lockImport({ db, settings }, jobId);
        await beginPhase({ db, queue, afterCommit: () => {} }, found, phase);
      });

  test.each(["check", "run"] as const)(
    "rows that have gone are neither checked nor written: %s",
    async (phase) => {
      const jobId = await addReady();
      const job = () =>
        database().db.selectFrom("job").select(["job_state", "params"]).where("job_id", "=", jobId);
      await database()
        .db.deleteFrom("import_row")
        .where("job_id", "=", jobId)
        .where("row_no", "=", 3)
        .execute();
      await expect(begin(jobId, phase)).rejects.toMatchObject({
        status: 422,
        message: "The rows of this file are not kept any more: send it again",
      });
      expect(await job().executeTakeFirst()).toEqual({ job_state: "ready", params: { phase: "check" } });
      await database()
        .db.insertInto("import_row")
        .values({ job_id: jobId, row_no: 3, unit_no: 3, cells: '["Two"]' })
        .execute();
      await begin(jobId, phase);
      expect(await job().executeTakeFirst()).toEqual({
        job_state: "queued",
        params: { permission: "IMPORT_CREATE", phase },
      });
    },
  );
});
