import { sql } from "kysely";
import { expect, test } from "vitest";
import { addEndedJob } from "../testing/endedJob.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { isToBeTold } from "./run.ts";

onEachDatabase((database) => {
  test.each([
    ["never", null, true],
    ["a moment ago", -100, false],
    ["two seconds ago", -2_000, true],
    ["before the clock was set back by an hour", 3_600_000, true],
  ])("a job is told of once a second: told %s", async (_when, milliseconds, isDue) => {
    const id = await addEndedJob(database().db);
    const told_at =
      milliseconds === null ? null : sql<string>`now() + ${milliseconds} * interval '1 millisecond'`;
    // In one transaction, in which the clock stands.
    const seen = await database()
      .db.transaction()
      .execute(async (db) => {
        await db.updateTable("job").set({ told_at }).where("job_id", "=", id).execute();
        return db.selectFrom("job").select(isToBeTold.as("due")).where("job_id", "=", id).executeTakeFirst();
      });
    expect(seen).toEqual({ due: isDue });
    await database().db.deleteFrom("job").execute();
  });
});
