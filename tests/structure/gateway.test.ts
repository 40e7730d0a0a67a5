import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { circlesIn, importsIn, wrongWays } from "./imports.ts";

const source = resolve(import.meta.dirname, "../../bff/src");
const imports = importsIn(source);

/** The machine rooms below the nouns, from the ground up. */
const below = [
  ["maybePromise.ts", "generateFunction.ts", "objectNotes.ts"],
  ["storage"],
  ["access", "rest"],
  ["graphql"],
];
const above = [["http"]];

/** Every other folder: the business nouns, and what belongs to several of them. */
const nouns = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...below, ...above].flat().includes(entry.name))
  .map(({ name }) => name);

/** Each imports from the floors below its own; a noun may also import another. Above all: schema, server, main. */
const floors = [...below, [nouns], ...above];

test("no file of the gateway imports itself by way of others", () => {
  expect(imports.size).toBeGreaterThan(400);
  expect(circlesIn(imports)).toEqual([]);
});

test("GraphQL, REST, storage and access know no noun, and no noun knows HTTP", () => {
  expect(nouns).toContain("brand");
  expect(wrongWays(imports, floors)).toEqual([]);
});
