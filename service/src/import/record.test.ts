import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { addEndedJob } from "../testing/endedJob.ts";
import { testConfig } from "../testing/engines.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { readImport } from "./record.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let database: OpenDatabase;
  let remove = (): Promise<void> => Promise.resolve();
  let { settings } = testConfig({ kind: "memory" });

  beforeAll(async () => {
    const copy = await copySeeded(engine);
    ({ settings } = testConfig(copy.storage));
    database = await openDatabase(copy.storage);
    remove = copy.remove;
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  /** A file of two rows that is being checked. */
  async function addChecking(): Promise<number> {
    const { db } = database;
    const job_id = await addEndedJob(db);
    await db
      .updateTable("job")
      .set({ job_state: "running", total: 2, params: JSON.stringify({ phase: "check" }) })
      .where("job_id", "=", job_id)
      .execute();
    const texts = { source: "file", delimiter: ",", encoding: "utf-8", columns: '["name"]', mapping: "[]" };
    await db
      .insertInto("import")
      .values({ job_id, ...texts })
      .execute();
    return job_id;
  }

  /** As the last chunk of a check does it. */
  const endCheck = (jobId: number) =>
    database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable("job").set({ job_state: "ready" }).where("job_id", "=", jobId).execute();
      await transaction.updateTable("import").set({ created_count: 2 }).where("job_id", "=", jobId).execute();
    });

  test.each([1, 2, 3, 4])(
    "a check that ends behind statement %d of a reading is not said to have found nothing",
    async (behind) => {
      const jobId = await addChecking();
      let statements = 0;
      const db = database.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          statements += 1;
          if (statements === behind) await endCheck(jobId);
          return result;
        },
      });
      const { job, created_count } = await readImport({ db, settings }, jobId);
      expect([
        ["checking", 0],
        ["checking", 2],
        ["ready", 2],
      ]).toContainEqual([job.job_state, created_count]);
      expect(statements).toBeGreaterThanOrEqual(4);
      const after = await readImport({ db: database.db, settings }, jobId);
      expect([after.job.job_state, after.created_count]).toEqual(["ready", 2]);
    },
  );
});
