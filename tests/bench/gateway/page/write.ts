import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { run } from "../../../../launch/command.ts";
import { scaleForm } from "../../scale/results.ts";
import { resultsForm } from "../results.ts";
import { performancePage } from "./page.ts";
import { scalePart } from "./scale.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** Writes the page of a JSON of results beside it, with the table of scale when there is one, and gives its name. */
export async function writePage(
  jsonFile: string,
  scaleFile = join(dirname(jsonFile), "performance-scale.json"),
): Promise<string> {
  const results = v.parse(resultsForm, JSON.parse(readFileSync(jsonFile, "utf8")));
  const isScaled = existsSync(scaleFile);
  const scale = isScaled ? v.parse(scaleForm, JSON.parse(readFileSync(scaleFile, "utf8"))) : null;
  const page = jsonFile.replace(/\.json$/, ".md");
  writeFileSync(page, performancePage(results, scale === null ? null : scalePart(scale)));
  // In the form that the check of the project's own files expects.
  const formatter = join(root, "node_modules/oxfmt/bin/oxfmt");
  await run(process.execPath, [formatter, page, jsonFile, ...(isScaled ? [scaleFile] : [])], root);
  return page;
}

if (process.argv[1] === import.meta.filename) {
  const file = resolve(process.argv[2] ?? join(root, "docs/performance.json"));
  console.log(`Written: ${await writePage(file)}`);
}
