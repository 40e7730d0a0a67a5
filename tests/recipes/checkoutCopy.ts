import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";

/** Where the installed packages stand: at the top, and in each part that has its own. */
const packages = "node_modules";

/** Copies a checkout as it would be committed, and links what is installed, so that every command works in the copy. */
export function copyCheckout(root: string, copy: string): void {
  const ignored = new Set(["", ".git", ...ignoredNames(root)]);
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => file === root || !ignored.has(basename(file)),
  });
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, packages)))
    .map(({ name }) => name);
  for (const folder of ["", ...folders]) linkPackages(root, copy, join(folder, packages));
}

/** The folders that `.gitignore` names. */
function ignoredNames(root: string): string[] {
  return readFileSync(join(root, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line.endsWith("/"))
    .map((line) => line.slice(0, -1));
}

/** Links each installed package; a part of the project itself is that of the copy, whose sources are to be used. */
function linkPackages(root: string, copy: string, folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    const installed = realpathSync(join(root, folder, name));
    const place = relative(root, installed);
    const isPart = !place.startsWith("..") && !place.split(sep).includes(packages);
    symlinkSync(isPart ? join(copy, place) : installed, join(copy, folder, name));
  }
}
