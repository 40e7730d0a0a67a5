import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, inject, test, vi } from "vitest";
import { field, signedInCaller } from "../testing/caller.ts";
import { command, databaseUrl } from "../testing/databaseServer.ts";
import { spawnService, startProgram } from "../testing/program.ts";
import { registration } from "../testing/registration.ts";
import { openDatabase, type Storage } from "./database.ts";
import { servesSince } from "./floor.ts";
import { migrate } from "./migrate.ts";

// Each start of a real program makes or opens a database; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

const cleanUps: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

interface Place {
  readonly storage: Storage;
  readonly environment: Readonly<Record<string, string>>;
}

async function folder(): Promise<Place> {
  const data = await mkdtemp(join(tmpdir(), "service-later-"));
  cleanUps.push(() => rm(data, { recursive: true, force: true }));
  return { storage: { kind: "folder", folder: data }, environment: { DATA_DIR: data } };
}

async function database(): Promise<Place> {
  const name = `service_later_${process.pid}_${cleanUps.length}`;
  await command(inject("serverUrl"), `create database ${name}`);
  cleanUps.push(() => command(inject("serverUrl"), `drop database ${name} with (force)`));
  const url = databaseUrl(inject("serverUrl"), name);
  return { storage: { kind: "server", url }, environment: { DATABASE_URL: url } };
}

const engines = [
  { engine: "PGlite", place: folder },
  ...(inject("serverUrl") === "" ? [] : [{ engine: "PostgreSQL", place: database }]),
];

/** Migrates as a version of the service that has one migration more. */
async function migrateFurther(
  storage: Storage,
  migration: string,
  statements: readonly string[],
): Promise<void> {
  const { db, close } = await openDatabase(storage);
  await migrate(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${migration}, '2999-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await close();
}

/** What a start that fails leaves: its exit code and its words. */
async function failedStart(environment: Readonly<Record<string, string>>) {
  const child = spawnService({ PORT: "0", ...environment });
  let words = "";
  child.stderr?.on("data", (chunk: Buffer) => (words += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, words };
}

test.each(engines)(
  "on $engine, a service reads and writes a schema of one version later",
  async ({ place }) => {
    const { storage, environment } = await place();
    await migrateFurther(storage, "9999-later", [
      "alter table company add column colour text not null default 'green'",
    ]);
    const service = await startProgram({ ...environment, LOG_LEVEL: "warn" });
    const call = await signedInCaller(service.url, {
      username: "gateway",
      password: "gateway-development",
      apiKey: "development-api-key",
      apiKeyHeader: "x-api-key",
      apiVersionHeader: "x-api-version",
      tokenSecret: "",
    });
    const made = await call("POST /v1/companyPO", registration("Later"));
    expect(made.status).toBe(201);
    const { body } = await call("GET /v1/companyPO/BusinessName/Later");
    expect(field(body, "business_name")).toBe("Later");
    expect(await service.stop("SIGTERM")).toBe(0);
    expect(service.log()).toContain(
      "the database was made by a later version, which it also serves this one",
    );
  },
);

test.each(engines)(
  "on $engine, a schema that serves this version no more ends the start with one sentence",
  async ({ place }) => {
    const { storage, environment } = await place();
    await migrateFurther(storage, "9999-later", ["drop table mail", servesSince("9998-before")]);
    expect(await failedStart(environment)).toEqual({
      code: 1,
      words:
        "The database was made by a later version of the service (9999-later), which this one is too old for: start one that knows 9998-before.\n",
    });
  },
);

test.each(engines)(
  "on $engine, a database made with other migrations ends the start with one sentence",
  async ({ place }) => {
    const { storage, environment } = await place();
    const { db, close } = await openDatabase(storage);
    await migrate(db);
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
