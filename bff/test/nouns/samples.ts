import { globSync } from "node:fs";
import { join } from "node:path";
import { fixturesOf } from "../isolation/fixtures.ts";
import type { Collection } from "../isolation/tenants.ts";
import { lacksOf } from "./lacks.ts";
import { type NounSample, sharedNouns } from "./nounSample.ts";
import { declaredSamples, type MutationSample, type NodeSample, type Sample } from "./sample.ts";

const folder = join(import.meta.dirname, "samples");
for (const file of globSync("*.ts", { cwd: folder }).toSorted()) await import(join(folder, file));

/** What the tests that span nouns try each with: one file of `samples` for each noun. */
export const samples: readonly Sample[] = declaredSamples;

/** Nouns that a company's locations share, and that are added, edited and deleted. */
export const nouns: readonly NounSample[] = sharedNouns;

/** A part that samples have by names, of all of them. */
function all<Part>(partOf: (sample: Sample) => Readonly<Record<string, Part>> | undefined) {
  const entries = samples.flatMap((sample) => Object.entries(partOf(sample) ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two samples have ${twice.join(", ")}.`);
  const parts: Readonly<Record<string, Part>> = Object.fromEntries(entries);
  return parts;
}

export const nodes: Readonly<Record<string, NodeSample>> = all(({ nodes }) => nodes);
export const collections: Readonly<Record<string, Collection>> = all(({ collections }) => collections);
export const publicReads: Readonly<Record<string, unknown>> = all(({ publicReads }) => publicReads);
export const sampleArguments = all((sample) => sample.arguments);
export const callPerRow = all((sample) => sample.callPerRow);
export const shortLists = all((sample) => sample.shortLists);
export const otherLimits = all((sample) => sample.otherLimits);

const fixtures = fixturesOf(nodes, collections);

/** Every mutation. */
export const mutationSamples: Readonly<Record<string, MutationSample>> = all(({ mutations }) =>
  mutations?.(fixtures),
);

const lacks = lacksOf({ nodes, collections, mutationSamples, sampleArguments });
if (lacks !== null) throw new Error(lacks);
