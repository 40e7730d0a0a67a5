import { expect, test } from "vitest";
import { lacksOf } from "./lacks.ts";
import { collections, mutationSamples, nodes, sampleArguments } from "./samples.ts";

const known = { nodes, collections, mutationSamples, sampleArguments };

/** The same without some of its parts. */
const without = <Part>(parts: Readonly<Record<string, Part>>, left: RegExp): Record<string, Part> =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => !left.test(name)));

test("a noun without a sample is told once, with the file to write and all that it must hold", () => {
  const lacking = {
    ...known,
    nodes: without(nodes, /^Brand$/),
    mutationSamples: without(mutationSamples, /Brand$/),
  };
  expect(lacksOf(lacking)).toBe(
    `The tests that span nouns do not know how to try this (docs/recipes/add-a-noun.md, \`bff/test/nouns/sample.ts\`):
bff/test/nouns/samples/brand.ts must have
  - nodes: Brand, and collections: what the service has of it for two companies
  - mutations: addBrand
  - mutations: inputs of addBrand with name, idempotencyKey
  - mutations: editBrand
  - mutations: inputs of editBrand with id, name, version
  - mutations: the edit of editBrand, or why it is unversioned
  - mutations: deleteBrand
  - mutations: inputs of deleteBrand with id, version
  - mutations: mergeBrand
  - mutations: inputs of mergeBrand with id, intoId, version`,
  );
});

test("what is missing in a sample is told by its part", () => {
  const { cancelJob, editBrand } = mutationSamples;
  if (cancelJob === undefined || editBrand === undefined) throw new Error("There are no such samples.");
  const { trail: _trail, ...untold } = cancelJob;
  const lacking = {
    ...known,
    nodes: { ...nodes, Job: { of: "location" } as const },
    mutationSamples: {
      ...mutationSamples,
      cancelJob: untold,
      editBrand: { ...editBrand, permission: null, inputs: [{ id: "1", version: "1" }] },
    },
    sampleArguments: without(sampleArguments, /^Viewer\.categories$/),
  };
  expect(lacksOf(lacking)?.split("\n").slice(1)).toEqual([
    "bff/test/nouns/samples/job.ts must have",
    "  - nodes: how a Job is made, for there is no addJob",
    "  - mutations: what the audit trail has of cancelJob",
    "bff/test/nouns/samples/brand.ts must have",
    "  - mutations: inputs of editBrand with name",
    "  - mutations: the permission of editBrand: it asks for one",
    "bff/test/nouns/samples/category.ts must have",
    "  - arguments: Viewer.categories",
  ]);
});

test("all is said of what there is", () => {
  expect(lacksOf(known)).toBeNull();
});
