import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { field, signedInCaller } from "../testing/caller.ts";
import { developmentAccess, failedStart, startProgram } from "../testing/program.ts";
import { registration } from "../testing/registration.ts";
import { everyEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";
import { openDatabase, type Storage } from "./database.ts";
import { servesSince } from "./floor.ts";

// Each start of a real program opens a database; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

/** Migrates as a version of the service that has one migration more. */
async function migrateFurther(
  storage: Storage,
  migration: string,
  statements: readonly string[],
): Promise<void> {
  const { db, close } = await openDatabase(storage);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${migration}, '2999-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await close();
}

test.each(everyEngine)("on %s, a service reads and writes a schema of one version later", async (engine) => {
  const { storage, environment } = await seededPlace(engine);
  await migrateFurther(storage, "9999-later", [
    "alter table company add column colour text not null default 'green'",
  ]);
  const service = await startProgram({ ...environment, LOG_LEVEL: "warn" });
  const call = await signedInCaller(service.url, developmentAccess);
  const made = await call("POST /v1/companyPO", registration("Later"));
  expect(made.status).toBe(201);
  const { body } = await call("GET /v1/companyPO/BusinessName/Later");
  expect(field(body, "business_name")).toBe("Later");
  expect(await service.stop("SIGTERM")).toBe(0);
  expect(service.log()).toContain("the database was made by a later version, which it also serves this one");
});

test.each(everyEngine)(
  "on %s, a schema that serves this version no more ends the start with one sentence",
  async (engine) => {
    const { storage, environment } = await seededPlace(engine);
    await migrateFurther(storage, "9999-later", ["drop table mail", servesSince("9998-before")]);
    expect(await failedStart(environment)).toEqual({
      code: 1,
      words:
        "The database was made by a later version of the service (9999-later), which this one is too old for: start one that knows 9998-before.\n",
    });
  },
);

test.each(everyEngine)(
  "on %s, a database made with other migrations ends the start with one sentence",
  async (engine) => {
    const { storage, environment } = await seededPlace(engine);
    const { db, close } = await openDatabase(storage);
    await sql`update kysely_migration set name = '0016-in-between' where name = '0018-product-lifecycle'`.execute(
      db,
    );
    await close();
    expect(await failedStart(environment)).toEqual({
      code: 1,
      words:
        "The database was made by a version of the service that is neither an earlier nor a later one of this (0016-in-between): start the version that made it.\n",
    });
  },
);
