import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { closeToOthers } from "./privateFolder.ts";

/** The data folder cannot be used; the message is one sentence for the operator. */
export class FolderUnusable extends Error {
  override readonly name = "FolderUnusable";
}

/**
 * Locks a data folder for one process. PGlite opens a folder twice without complaint and then damages it.
 * The lock is one of the operating system, held through an SQLite file, so it ends with the process however it dies.
 * @returns a function that gives the folder free
 * @throws FolderUnusable when another process holds it or it cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = openLock(folder);
  try {
    file.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (cause) {
    file.close();
    throw new FolderUnusable(`The data folder ${folder} is in use by another service.`, { cause });
  }
  return () => file.close();
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    closeToOthers(folder);
    return new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
  } catch (cause) {
    throw new FolderUnusable(`The data folder ${folder} cannot be written.`, { cause });
  }
}
