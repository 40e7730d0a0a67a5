import { join } from "node:path";
import { PGlite, types as embeddedTypes } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { asInstant, asNumber, asText } from "./column.ts";
import { FolderUnusable, lockFolder } from "./folderLock.ts";
import { closeToOthers } from "./privateFolder.ts";
import type { Database } from "./schema.ts";
import { openServer } from "./server.ts";

/** Where the data lives: a PostgreSQL server, a folder for the embedded engine, or memory (tests). */
export type Storage =
  | { readonly kind: "server"; readonly url: string; readonly statementSeconds?: number }
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "memory"; readonly snapshot?: Blob };

/** The open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Runs texts of a library, also of several statements. @returns the rows of all of them */
  readonly run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Runs work whose statements may take as long as they need, such as migrations. */
  unlimited<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  /**
   * Hears what other services tell on a channel (`NOTIFY`), and after a broken connection once, with no words, for what
   * was missed. Absent where nobody else can have the database open. @returns a function that ends it
   */
  readonly listen?: (channel: string, heard: (words: string) => void) => () => Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database.
 * @param broken is told why the embedded engine cannot go on; the process must then end at once, without closing it
 * @throws FolderUnusable, or the driver's error when a server cannot be reached
 */
export async function openDatabase(
  storage: Storage,
  broken: (reason: string) => void = () => {},
): Promise<OpenDatabase> {
  if (storage.kind === "server") return openServer(storage.url, storage.statementSeconds);
  if (storage.kind === "memory") return openEmbedded(undefined, storage.snapshot, () => {}, broken);
  const unlock = lockFolder(storage.folder);
  try {
    return await openEmbedded(join(storage.folder, "postgres"), undefined, unlock, broken);
  } catch (error) {
    unlock();
    if (error instanceof Error && "code" in error) throw error;
    throw new FolderUnusable(
      `The database in ${storage.folder} cannot be opened: the disk is full, or it is damaged or of another version of PostgreSQL.`,
      { cause: error },
    );
  }
}

/**
 * How the embedded engine runs. It takes the memory for its pages at once, 128 MB unless told: these are small databases, whose
 * files the system keeps in memory too. What the engine was made with has to be said again, because this takes its place.
 */
const embeddedSettings = [
  "shared_buffers = 32MB",
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  "datestyle = 'iso, mdy'",
  "default_text_search_config = 'pg_catalog.english'",
];

async function openEmbedded(
  folder: string | undefined,
  snapshot: Blob | undefined,
  unlock: () => void,
  broken: (reason: string) => void,
): Promise<OpenDatabase> {
  const pglite = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(snapshot !== undefined && { loadDataDir: snapshot }),
    postgresqlconf: embeddedSettings,
    parsers: {
      [embeddedTypes.INT8]: asNumber,
      [embeddedTypes.DATE]: asText,
      [embeddedTypes.TIMESTAMPTZ]: asInstant,
    },
  });
  // The embedded engine gives its files rights of its own, whatever the umask.
  const protect = () => folder !== undefined && closeToOthers(folder);
  protect();
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite }),
    log: (event) => {
      if (event.level === "error" && isPanic(event.error)) broken(event.error.message);
    },
  });
  return {
    db,
    run: fromPglite(pglite).executeSql,
    unlimited: (work) => work(db),
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      protect();
      unlock();
    },
  };
}

/** Where a server would start again and recover, the embedded engine goes on with what it has in memory, which is wrong. */
function isPanic(error: unknown): error is Error {
  return error instanceof Error && "severity" in error && error.severity === "PANIC";
}
