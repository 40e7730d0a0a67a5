import { join } from "node:path";
import { PGlite, types as embeddedTypes } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import { lockFolder } from "./folderLock.ts";
import type { Database } from "./schema.ts";

/** Where the data lives: a PostgreSQL server, a folder for the embedded engine, or memory (tests). */
export type Storage =
  | { readonly kind: "server"; readonly url: string; readonly schema?: string }
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "memory"; readonly snapshot?: Blob };

/** The open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

// Identities of the audit trail stay below 2 ** 53, so a number holds them.
// Both engines hand out dates as calendar text and instants as UTC text: no time zone of a machine ever gets in.
const asText = (value: string): string => value;
const asNumber = (value: string): number => Number(value);
const asInstant = (value: string): string => new Date(value).toISOString();

/** Opens the database. @throws FolderUnusable, or the driver's error when a server cannot be reached */
export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  if (storage.kind === "server") return openServer(storage.url, storage.schema);
  if (storage.kind === "memory") return openEmbedded(undefined, storage.snapshot, () => {});
  const unlock = lockFolder(storage.folder);
  try {
    return await openEmbedded(join(storage.folder, "postgres"), undefined, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEmbedded(
  folder: string | undefined,
  snapshot: Blob | undefined,
  unlock: () => void,
): Promise<OpenDatabase> {
  const pglite = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(snapshot !== undefined && { loadDataDir: snapshot }),
    parsers: {
      [embeddedTypes.INT8]: asNumber,
      [embeddedTypes.DATE]: asText,
      [embeddedTypes.TIMESTAMPTZ]: asInstant,
    },
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

async function openServer(url: string, schema: string | undefined): Promise<OpenDatabase> {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(types.builtins.INT8, asNumber);
  parsers.setTypeParser(types.builtins.DATE, asText);
  parsers.setTypeParser(types.builtins.TIMESTAMPTZ, asInstant);
  const pool = new Pool({
    connectionString: url,
    types: parsers,
    max: 20,
    connectionTimeoutMillis: 10_000,
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
  });
  // An idle connection that breaks is replaced at the next call; without a listener it would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
