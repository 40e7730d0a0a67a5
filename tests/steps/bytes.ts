import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { check, total, type Step } from "./step.ts";

/** gzip kilobytes (1000 bytes), as a browser loads them. Raise one only with a reason in the commit. */
const budgets = {
  /** Everything that is loaded before the first screen's own code. */
  entry: 175,
  /** Each other script: a screen's own, or one that several screens share. */
  chunk: 70,
  styles: 30,
};

const manifestShape = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifestShape>;

/** What the browser has to load stays within its budget. */
export const bytes: Step = {
  name: "bytes",
  title: "Byte budgets",
  async run({ root }) {
    const dist = join(root, "web/dist");
    const manifest = v.parse(
      manifestShape,
      JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")),
    );
    const weigh = (files: Iterable<string>): number =>
      [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
        0,
      ) / 1000;

    const entryKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
    const entry = closure(manifest, entryKeys);
    const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css));
    const outcomes = [
      await within("the entry with all it imports", weigh(scripts(manifest, entry)), budgets.entry),
      await within("all styles", weigh(styles), budgets.styles),
    ];
    const others = scripts(manifest, new Set(Object.keys(manifest))).difference(scripts(manifest, entry));
    const largest = [...others].toSorted((left, right) => weigh([right]) - weigh([left]));
    // Every one is weighed; the names of the largest say where the bytes are.
    for (const file of largest.slice(0, 5)) outcomes.push(await within(file, weigh([file]), budgets.chunk));
    return total(outcomes);
  },
};

function within(title: string, kilobytes: number, budget: number) {
  return check(`${title}: ${kilobytes.toFixed(1)} of ${budget} kB`, async () => {
    if (!(kilobytes > 0)) throw new Error("Nothing was weighed.");
    if (kilobytes > budget) throw new Error(`${(kilobytes - budget).toFixed(1)} kB too many.`);
  });
}

/** A chunk with everything it imports statically. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

function scripts(manifest: Manifest, keys: Set<string>): Set<string> {
  return new Set(
    [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js")),
  );
}
