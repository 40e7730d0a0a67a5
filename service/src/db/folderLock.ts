import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data folder is open in another process. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/**
 * Locks a data folder for one process. PGlite opens a folder twice without complaint and then damages it.
 * The lock is one of the operating system, held through an SQLite file, so it ends with the process however it dies.
 * @returns a function that gives the folder free
 * @throws FolderInUse when another process holds it; Error when the folder cannot be written
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked/.test(error.message))
      throw new FolderInUse(`${folder} is in use by another service`);
    throw error;
  }
  return () => file.close();
}
