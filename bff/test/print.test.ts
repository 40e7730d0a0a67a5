import { buildSchema, findBreakingChanges } from "graphql";
import { expect, test } from "vitest";
import { printSchemaText } from "../src/graphql/print.ts";
import { schema } from "../src/schema.ts";

const text = printSchemaText(schema);

test("the text is a schema again, and the same one", () => {
  const read = buildSchema(text);
  const lost = findBreakingChanges(schema, read).map((change) => change.description);
  // The builder knows Float, and nothing uses it.
  expect(lost).toEqual(["Standard scalar Float was removed because it is not referenced anymore."]);
  expect(findBreakingChanges(read, schema)).toEqual([]);
  expect(printSchemaText(schema)).toBe(text);
});

test("applied directives, default values and descriptions are in it", () => {
  expect(text).toContain("directive @semanticNonNull(");
  expect(text).toMatch(/levels: \[Int!\]! = \[0\]/);
  expect(text).toMatch(/\): ProductConnection @semanticNonNull/);
  expect(text).toContain("path: [Category!] @semanticNonNull");
  expect(text).toContain("direction: SortDirection! = ASC");
  expect(text).toContain("rememberMe: Boolean! = false");
  expect(text).toContain("includeClosed: Boolean! = true");
  expect(text).toContain('"""1, 2 or 3."""');
});

test("what may be null without a failure does not carry the directive", () => {
  expect(text).toMatch(/\n  viewer: Viewer\n/);
  expect(text).toMatch(/\n  brand: Brand\n/);
  expect(text).toMatch(/\n  parent: Category\n/);
});
