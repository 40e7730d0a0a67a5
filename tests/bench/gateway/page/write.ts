import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { resultsForm } from "../results.ts";
import { performancePage } from "./page.ts";

/** Writes the page of a JSON of results beside it, with the table of `scale.json` if that is there. */
export function writePage(jsonFile: string): string {
  const results = v.parse(resultsForm, JSON.parse(readFileSync(jsonFile, "utf8")));
  const scaleFile = join(dirname(jsonFile), "performance-scale.json");
  const scale = existsSync(scaleFile) ? scalePart(readFileSync(scaleFile, "utf8")) : null;
  const page = jsonFile.replace(/\.json$/, ".md");
  writeFileSync(page, performancePage(results, scale));
  return page;
}

function scalePart(_json: string): string | null {
  return null;
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, "../../../..");
  const file = resolve(process.argv[2] ?? join(root, "docs/performance.json"));
  console.log(`Written: ${writePage(file)}`);
}
