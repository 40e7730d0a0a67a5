import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Takes a file or folder of ours from other users of the machine; new ones are closed by the umask. What is for the whole
 * machine, such as `/tmp`, stays as it is, and so does what belongs to somebody else.
 */
export function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    const isShared = (mode & 0o1000) !== 0;
    if ((mode & 0o077) !== 0 && !isShared) chmodSync(path, mode & 0o700);
  } catch {
    // It is not there, or not ours.
  }
}

/** Opens an SQLite file, which may be `:memory:`, and makes its folder. Throws when it cannot be opened or written. */
export function openDatabaseFile(file: string): DatabaseSync {
  if (file !== ":memory:") {
    mkdirSync(dirname(file), { recursive: true });
    for (const end of ["", "-wal", "-shm"]) closeToOthers(file + end);
  }
  return new DatabaseSync(file);
}
