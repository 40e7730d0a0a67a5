import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";

const generated = new Set(["node_modules", "dist", "dist-graphiql", "dist-delivery"]);

/** SHA-256 over the names and contents of all files that the patterns name, relative to the project's root. */
export function fingerprint(root: string, patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => generated.has(entry.name),
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Remembers for each product of the build what it was made from, so that a second start builds nothing. */
export class BuildRecord {
  readonly #file: string;

  constructor(root: string) {
    this.#file = join(root, ".cache", "build.json");
  }

  isFresh(name: string, print: string): boolean {
    return new Map(readEntries(this.#file)).get(name) === print;
  }

  /** Reads the record again first: several builds may run side by side. */
  remember(name: string, print: string): void {
    const made = new Map(readEntries(this.#file)).set(name, print);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify([...made]));
  }
}

function readEntries(file: string): [string, string][] {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!Array.isArray(parsed)) return [];
    return parsed.filter(
      (entry): entry is [string, string] =>
        Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "string",
    );
  } catch {
    return []; // No record yet, or one that was cut short: everything is built again.
  }
}
