import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printOpenApi } from "./openapi.ts";
import { resources } from "./resources.ts";

test("the committed contract is the one that the definitions print", () => {
  expect(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")).toBe(printOpenApi());
});

test("no two operations share a method and path", () => {
  const calls = resources.flatMap(({ operations }) =>
    operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`),
  );
  expect(calls).toEqual([...new Set(calls)]);
});

test("every change says which reading its If-Match is about", () => {
  const operations = resources.flatMap((resource) => resource.operations);
  const readings = new Set(operations.filter(({ method }) => method === "GET").map(({ path }) => path));
  for (const { method, path, tagPath, isEdit } of operations)
    if (isEdit) expect(readings.has(tagPath), `${method} ${path}`).toBe(true);
});

test("every record that an answer refers to is described", () => {
  const contract: unknown = JSON.parse(printOpenApi());
  const text = JSON.stringify(contract);
  const named = new Set(
    [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, group, name]) => `${group}.${name}`),
  );
  expect(named.size).toBeGreaterThan(15);
  for (const reference of named) expect(contract).toHaveProperty(`components.${reference}`);
});
