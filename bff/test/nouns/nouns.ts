import { globSync } from "node:fs";
import { join } from "node:path";
import { declaredSamples, type NounSample } from "./nounSample.ts";

const folder = join(import.meta.dirname, "samples");
for (const file of globSync("*.ts", { cwd: folder }).toSorted()) await import(join(folder, file));

/** Every noun that has a sample in `samples`. */
export const nouns: readonly NounSample[] = declaredSamples;
