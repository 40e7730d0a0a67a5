import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** Where a service under test keeps its data, and how to forget it. */
export interface Engine {
  readonly name: "PGlite" | "PostgreSQL";
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** The embedded engine, in a temporary folder. */
export function embeddedEngine(): Engine {
  const folder = mkdtempSync(join(tmpdir(), "service-"));
  return {
    name: "PGlite",
    // An address of the caller's environment must not win over the folder.
    environment: { DATA_DIR: folder, DATABASE_URL: "" },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A database of its own on a PostgreSQL server. */
export async function serverEngine(url: string): Promise<Engine> {
  const name = `faults_${randomBytes(6).toString("hex")}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await administer(url, `create database ${name}`);
  return {
    name: "PostgreSQL",
    environment: { DATABASE_URL: own.href },
    remove: () => administer(url, `drop database ${name} with (force)`),
  };
}

/** The engines to test on: the embedded one, and PostgreSQL where `TEST_DATABASE_URL` names a server. */
export async function engines(environment: NodeJS.ProcessEnv): Promise<Engine[]> {
  const url = environment["TEST_DATABASE_URL"];
  return [embeddedEngine(), ...(url === undefined || url === "" ? [] : [await serverEngine(url)])];
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
