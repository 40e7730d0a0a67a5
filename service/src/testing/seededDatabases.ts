import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import type { TestProject } from "vitest/node";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import type { Database } from "../db/schema.ts";
import { type Seeded, seedDemo } from "../demo/seed.ts";
import { openQueue } from "../queue/queue.ts";
import { command, databaseUrl } from "./databaseServer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** File with a dump of a migrated and seeded embedded database. */
    readonly snapshotFile: string;
    /** Address of the PostgreSQL server to test on, or empty. */
    readonly serverUrl: string;
    /** Database on that server that is copied for each test file. */
    readonly templateDatabase: string;
  }
}

type Draw = (seeded: Seeded) => Promise<void>;

/**
 * Migrates and seeds one database for each engine, once for all test files of a project.
 * @param draw makes the pictures of the demo companies; without it there are none
 * @returns what removes them
 */
export async function provideSeededDatabases(
  project: TestProject,
  draw?: Draw,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "seeded-"));
  const snapshotFile = join(folder, "snapshot.tar");
  await writeFile(snapshotFile, await embeddedSnapshot(draw));
  project.provide("snapshotFile", snapshotFile);
  const serverUrl = process.env["TEST_DATABASE_URL"] ?? "";
  const templateDatabase = `template_${randomUUID().replaceAll("-", "")}`;
  project.provide("serverUrl", serverUrl);
  project.provide("templateDatabase", templateDatabase);
  if (serverUrl === "")
    console.log(`Tests of ${project.name} on PostgreSQL are left out: TEST_DATABASE_URL is not set.`);
  else await serverTemplate(serverUrl, templateDatabase, draw);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (serverUrl !== "")
      await command(serverUrl, `drop database if exists ${templateDatabase} with (force)`);
  };
}

/** Makes what a service makes at its first start, too, so that none of the copies has to. */
async function fill(database: OpenDatabase, draw?: Draw): Promise<void> {
  await migrate(database.db);
  await seedDemo(database.db, { passwordCost: "test" }, draw);
  const queue = await openQueue(database, () => {});
  await queue.close();
}

async function embeddedSnapshot(draw?: Draw): Promise<Uint8Array> {
  // Every copy reads all of it: its log is cut into the smallest pieces, and only the last is kept.
  const pglite = await PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const run = fromPglite(pglite).executeSql;
  await fill({ db, run, unlimited: (work) => work(db), close: () => db.destroy() }, draw);
  await pglite.exec("set wal_recycle = off");
  // Without it every copy would do again what the log has, as after a crash.
  await pglite.exec("checkpoint");
  const dump = await pglite.dumpDataDir("none");
  await db.destroy();
  return new Uint8Array(await dump.arrayBuffer());
}

async function serverTemplate(serverUrl: string, name: string, draw?: Draw): Promise<void> {
  await command(serverUrl, `create database ${name}`);
  const database = await openDatabase({ kind: "server", url: databaseUrl(serverUrl, name) });
  await fill(database, draw);
  await database.close();
}
