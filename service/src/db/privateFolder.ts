import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Takes a folder and all that is in it from other users of the machine. One of the whole machine, such as `/tmp`, stays. */
export function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & 0o1000) !== 0) return;
  close(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) close(join(entry.parentPath, entry.name));
}

function close(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch {
    // It went meanwhile, or belongs to somebody else, as a mounted volume may: the umask closes what is written.
  }
}
