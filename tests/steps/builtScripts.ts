import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";

const manifestShape = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    isEntry: v.optional(v.boolean(), false),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

/** The built console: which module brings which files, and what they weigh. */
export class BuiltScripts {
  readonly #dist: string;
  readonly #manifest: v.InferOutput<typeof manifestShape>;
  readonly #weights = new Map<string, number>();

  /** Reads the build in a folder. @throws when there is none, or its manifest cannot be read */
  constructor(dist: string) {
    this.#dist = dist;
    this.#manifest = v.parse(
      manifestShape,
      JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")),
    );
  }

  /** The modules that stand for themselves: the entry, and whatever is imported on demand. */
  modules(kind: "isEntry" | "isDynamicEntry"): string[] {
    return Object.keys(this.#manifest).filter((key) => this.#manifest[key]?.[kind]);
  }

  /** The scripts that these modules or named files bring, with all they import statically. @throws for an unknown one */
  scriptsOf(modules: readonly string[]): Set<string> {
    const files = this.#closureOf(modules).map((key) => this.#manifest[key]?.file ?? "");
    return new Set(files.filter((file) => file.endsWith(".js")));
  }

  /** The styles that come with these modules. @throws for an unknown module */
  stylesOf(modules: readonly string[]): Set<string> {
    return new Set(this.#closureOf(modules).flatMap((key) => this.#manifest[key]?.css ?? []));
  }

  /** The modules with everything they import statically. */
  #closureOf(modules: readonly string[]): string[] {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      this.#manifest[key]?.imports.forEach(visit);
    };
    modules.forEach((module) => visit(this.#keyOf(module)));
    return [...seen];
  }

  #keyOf(moduleOrName: string): string {
    if (this.#manifest[moduleOrName]) return moduleOrName;
    const key = Object.keys(this.#manifest).find(
      (one) => this.#manifest[one]?.name === moduleOrName || this.#manifest[one]?.file === moduleOrName,
    );
    if (key === undefined) throw new Error(`The build has no ${moduleOrName}.`);
    return key;
  }

  allScripts(): Set<string> {
    return this.scriptsOf(Object.keys(this.#manifest));
  }

  /** Bytes of these files, each compressed by gzip as a browser loads them. */
  weigh(files: Iterable<string>): number {
    let sum = 0;
    for (const file of files) {
      const known = this.#weights.get(file);
      const weight = known ?? gzipSync(readFileSync(join(this.#dist, file)), { level: 9 }).length;
      this.#weights.set(file, weight);
      sum += weight;
    }
    return sum;
  }
}
