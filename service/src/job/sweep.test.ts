import type { Insertable } from "kysely";
import { expect, test } from "vitest";
import { addEndedJob } from "../testing/endedJob.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { jobs } from "./record.ts";
import { sweepJobs } from "./sweep.ts";
import type { JobTable } from "./table.ts";

// What a job works on, what it says of each row and its file are there for a week after it ended, and as a whole.

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const long = daysAgo(6.9);
const past = daysAgo(7.1);

onEachDatabase((database) => {
  /** A job with a part of a file, a row of one that was read in and a row of what it did, all of them old. */
  async function add(values: Partial<Insertable<JobTable>>): Promise<number> {
    const { db } = database();
    const job_id = await addEndedJob(db, {
      job_state: "failed",
      params: JSON.stringify({ permission: "IMPORT_CREATE", phase: "run" }),
      created_at: daysAgo(20),
      ...values,
    });
    const file = {
      source: "upload",
      delimiter: "",
      encoding: "",
      columns: "[]",
      mapping: "[]",
      kept_bytes: 7,
    };
    await db
      .insertInto("import")
      .values({ job_id, ...file })
      .execute();
    await db.insertInto("job_part").values({ job_id, part: 0, content: "name,error" }).execute();
    await db.insertInto("import_claim").values({ job_id, claim: "name", row_no: 2 }).execute();
    const row = { job_id, created_at: daysAgo(20) };
    await db
      .insertInto("import_row")
      .values({ ...row, row_no: 2, unit_no: 2, cells: "[]" })
      .execute();
    await db
      .insertInto("job_row")
      .values({ ...row, entity: "product", entity_id: 1, name: "One", outcome: "done" })
      .execute();
    return job_id;
  }
  async function left(jobId: number) {
    const { db } = database();
    const { kept_bytes } = await db
      .selectFrom("import")
      .select("kept_bytes")
      .where("job_id", "=", jobId)
      .executeTakeFirstOrThrow();
    const counts = [kept_bytes];
    for (const table of ["job_part", "import_claim", "import_row", "job_row"] as const)
      counts.push((await db.selectFrom(table).select("job_id").where("job_id", "=", jobId).execute()).length);
    return counts;
  }
  const all = [7, 1, 1, 1, 1];
  const nothing = [0, 0, 0, 0, 0];

  test.each([
    ["failed a week ago", { ended_at: past }, nothing],
    ["failed in this week", { ended_at: long }, all],
    ["was cancelled a week ago", { job_state: "cancelled", ended_at: past }, nothing],
    ["was done a week ago", { job_state: "done", ended_at: past }, nothing],
    ["was done in this week", { job_state: "done", ended_at: long, expires_at: daysAgo(-0.1) }, all],
    ["has a file that is to go", { job_state: "done", ended_at: long, expires_at: daysAgo(0.1) }, nothing],
    ["is worked on", { job_state: "running", updated_at: past }, all],
    ["waits for its turn", { job_state: "queued", updated_at: past }, all],
    ["has waited a week for a word", { job_state: "ready", updated_at: past }, nothing],
    ["waits for a word since this week", { job_state: "ready", updated_at: long }, all],
  ] as const)("of a job that %s", async (_what, values, expected) => {
    const id = await add(values);
    await sweepJobs(database().db);
    expect(await left(id)).toEqual(expected);
  });

  test("what another job is taking back stays until that has ended", async () => {
    const id = await add({ job_state: "done", ended_at: past });
    const undo = await add({ kind: "undo_import", job_state: "running", undoes: id });
    await sweepJobs(database().db);
    expect(await left(id)).toEqual(all);
    const change = database().db.updateTable("job").where("job_id", "=", undo);
    await change.set({ job_state: "failed", ended_at: daysAgo(0) }).execute();
    expect((await jobs.read(database().db, undo)).can_retry).toBe(true);
    await sweepJobs(database().db);
    expect(await left(id)).toEqual(nothing);
    expect((await jobs.read(database().db, undo)).can_retry).toBe(false);
  });

  test.each([
    ["an import of this week", "import_brand", {}, true],
    ["an import of a week ago", "import_brand", { ended_at: past }, false],
    [
      "one that waited a week",
      "import_brand",
      { job_state: "ready", updated_at: past, ended_at: null },
      false,
    ],
    ["a change of this week", "bulk_edit", {}, true],
    ["a change of a week ago", "bulk_edit", { ended_at: past }, false],
    ["an export of a week ago", "export_brand", { ended_at: past }, true],
  ] as const)("whether %s is tried again", async (_what, kind, values, expected) => {
    const id = await add({ kind, ended_at: long, ...values });
    await sweepJobs(database().db);
    const { job_state, can_retry } = await jobs.read(database().db, id);
    expect([job_state, can_retry]).toEqual(["job_state" in values ? "cancelled" : "failed", expected]);
  });

  test.each(["undo_import", "bulk_undo"])(
    "%s is tried again as long as there is what it gives back",
    async (kind) => {
      const canRetry = async (ended_at: string) => {
        const undoes = await add({ job_state: "done", ended_at });
        const id = await add({ kind, undoes, ended_at: long });
        await sweepJobs(database().db);
        return (await jobs.read(database().db, id)).can_retry;
      };
      expect(await canRetry(long)).toBe(true);
      expect(await canRetry(past)).toBe(false);
    },
  );
});
