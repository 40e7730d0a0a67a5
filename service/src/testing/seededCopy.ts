import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import type { Storage } from "../db/database.ts";
import { command, databaseUrl } from "./databaseServer.ts";

export type Engine = "PGlite" | "PostgreSQL";

const withServer = Boolean(process.env["TEST_DATABASE_URL"]);

/**
 * For what depends on the engine: locks, transactions, the order of texts, plans, restarts. Always the embedded one, and a
 * server when one is given.
 */
export const everyEngine: readonly Engine[] = withServer ? ["PGlite", "PostgreSQL"] : ["PGlite"];

/** For everything else: both speak the same SQL, and the gateway's tests have the embedded one behind it. */
export const oneEngine: readonly Engine[] = everyEngine.slice(-1);

/** For what the embedded engine cannot show: it does one thing after the other. Empty where no server is given. */
export const serverEngine: readonly Engine[] = everyEngine.filter((engine) => engine === "PostgreSQL");

/** A copy of a seeded database, for one test file. */
export interface SeededCopy {
  readonly storage: Storage;
  /** Its address; empty for the embedded engine. */
  readonly url: string;
  remove(): Promise<void>;
}

/** Copies the seeded database of an engine, which takes a small part of the time of seeding one. */
export async function copySeeded(engine: Engine): Promise<SeededCopy> {
  if (engine === "PGlite") {
    const snapshot = new Blob([await readFile(inject("snapshotFile"))]);
    return { storage: { kind: "memory", snapshot }, url: "", remove: () => Promise.resolve() };
  }
  const serverUrl = inject("serverUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await command(serverUrl, `create database ${name} template ${inject("templateDatabase")}`);
  const url = databaseUrl(serverUrl, name);
  return {
    // A program that stands still within a transaction would hold back the events of every test on this server.
    storage: { kind: "server", url, statementSeconds: 60 },
    url,
    remove: () => command(serverUrl, `drop database ${name} with (force)`),
  };
}
