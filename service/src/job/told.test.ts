import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { copySeeded, engines } from "../testing/seededCopy.ts";
import { isToBeTold } from "./run.ts";

describe.each(engines)("on %s", (engine) => {
  let database: OpenDatabase;
  let remove = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const copy = await copySeeded(engine);
    database = await openDatabase(copy.storage);
    remove = copy.remove;
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });
  /** A job that somebody has started. */
  const add = async () =>
    (
      await database.db
        .insertInto("job")
        .values({
          company_po_id: 1,
          account_id: 1,
          actor: "owner",
          via: "",
          kind: "import_brand",
          job_state: "done",
          params: "{}",
        })
        .returning("job_id")
        .executeTakeFirstOrThrow()
    ).job_id;

  test.each([
    ["never", null, true],
    ["a moment ago", -100, false],
    ["two seconds ago", -2_000, true],
    ["before the clock was set back by an hour", 3_600_000, true],
  ])("a job is told of once a second: told %s", async (_when, milliseconds, isDue) => {
    const id = await add();
    const told_at =
      milliseconds === null ? null : sql<string>`now() + ${milliseconds} * interval '1 millisecond'`;
    // In one transaction, in which the clock stands.
    const seen = await database.db.transaction().execute(async (db) => {
      await db.updateTable("job").set({ told_at }).where("job_id", "=", id).execute();
      return db.selectFrom("job").select(isToBeTold.as("due")).where("job_id", "=", id).executeTakeFirst();
    });
    expect(seen).toEqual({ due: isDue });
    await database.db.deleteFrom("job").execute();
  });
});
