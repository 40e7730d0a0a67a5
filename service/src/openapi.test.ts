import { readFileSync } from "node:fs";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { describeService, printOpenApi } from "./openapi.ts";
import { resources } from "./resources.ts";

const entriesOf = (schema: v.GenericSchema | undefined): object =>
  schema !== undefined && "entries" in schema ? Object(schema.entries) : {};

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

test("every list can be sorted and narrowed by when its records were made and changed", () => {
  const lists = resources
    .flatMap((resource) => resource.operations)
    .filter(({ query }) => query !== undefined && "sort" in entriesOf(query));
  expect(lists.length).toBeGreaterThan(15);
  const described = describeService();
  for (const { path, query } of lists) {
    expect(Object.keys(entriesOf(query)), path).toEqual(
      expect.arrayContaining(["ids", "created_since", "updated_since"]),
    );
    expect(described).toHaveProperty(
      ["paths", path, "get", "parameters"],
      expect.arrayContaining([
        expect.objectContaining({
          name: "updated_since",
          description: "Only records that were made or changed at this instant or later",
        }),
      ]),
    );
  }
});

test("every record says when it was made and changed, but those without a table, events, which only happen, quotes, rounds, series and reports", () => {
  const without = resources
    .flatMap(({ records = {} }) => Object.entries(records))
    .filter(([, record]) => !("created_at" in entriesOf(record) && "updated_at" in entriesOf(record)))
    .map(([name]) => name);
  expect(without).toEqual([
    "SignIn",
    "Country",
    "Province",
    "ProvinceOfCountry",
    "Event",
    "Import",
    "OrderQuote",
    "DeliveryRound",
    "DocumentSeries",
    "TodoItem",
    "SalesReport",
  ]);
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
