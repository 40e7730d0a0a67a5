import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import type { Database } from "../db/schema.ts";
import { seedDemo } from "../demo/seed.ts";

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

/** Migrates and seeds one database for each engine, once; every test file works on its own copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "service-tests-"));
  const snapshotFile = join(folder, "snapshot.tar");
  await writeFile(snapshotFile, await embeddedSnapshot());
  project.provide("snapshotFile", snapshotFile);
  const serverUrl = process.env["TEST_DATABASE_URL"] ?? "";
  const templateDatabase = `service_template_${process.pid}`;
  project.provide("serverUrl", serverUrl);
  project.provide("templateDatabase", templateDatabase);
  if (serverUrl === "")
    console.log("Service tests on PostgreSQL are left out: TEST_DATABASE_URL is not set.");
  else await serverTemplate(serverUrl, templateDatabase);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (serverUrl !== "")
      await command(serverUrl, `drop database if exists ${templateDatabase} with (force)`);
  };
}

async function embeddedSnapshot(): Promise<Uint8Array> {
  const pglite = await PGlite.create();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await seedDemo(db, { passwordCost: "test" });
  const dump = await pglite.dumpDataDir("none");
  await db.destroy();
  return new Uint8Array(await dump.arrayBuffer());
}

async function serverTemplate(serverUrl: string, name: string): Promise<void> {
  await command(serverUrl, `create database ${name}`);
  const { db, close } = await openDatabase({ kind: "server", url: databaseUrl(serverUrl, name) });
  await migrate(db);
  await seedDemo(db, { passwordCost: "test" });
  await close();
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one administrative statement on the server. */
export async function command(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
