import { buildSchema, getOperationAST, parse } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../schema.ts";
import { operationCost } from "./cost.ts";
import { measureDocument } from "./documentSize.ts";
import { checkLists } from "./fieldCost.ts";
import { brokenDocumentLimit, brokenMutationLimit } from "./limits.ts";
import { hasLongerList } from "./listInputs.ts";
import { hasMoreTokens } from "./tokens.ts";

function broken(text: string): string | null {
  const size = measureDocument(parse(text));
  return (brokenDocumentLimit(size) ?? brokenMutationLimit(size))?.message ?? null;
}

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("The test document has one operation.");
  return operationCost(schema, document, operation, variables);
}

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(" ")} }`;
const nested = (depth: number): string => "{ a".repeat(depth) + " }".repeat(depth);

test("tokens are counted up to the limit, without parsing", () => {
  const names = (count: number): string => `{ ${"a ".repeat(count)}}`;
  expect(hasMoreTokens(names(998), 1000)).toBe(false);
  expect(hasMoreTokens(names(999), 1000)).toBe(true);
  expect(hasMoreTokens(`{ a(x: ${"[".repeat(10_000)}`, 1000)).toBe(true);
  expect(hasMoreTokens('{ a(x: "unfinished', 1000)).toBe(false);
});

test.each([
  ["ten levels", nested(10), null],
  ["eleven levels", nested(11), "An operation may have at most 10 levels. This one has 11."],
  [
    "levels hidden in fragments",
    `{ a { ...A } } fragment A on T { b { ...B } } fragment B on T ${nested(9)}`,
    "An operation may have at most 10 levels. This one has 11.",
  ],
  [
    "levels in a fragment that was met before, nearer to the top",
    `{ ...A a { b { ...A } } } fragment A on T ${nested(9)}`,
    "An operation may have at most 10 levels. This one has 11.",
  ],
  ["fragments in a circle", "{ ...A } fragment A on T { a { ...B } } fragment B on T { b { ...A } }", null],
  ["fifteen aliases", aliases(15), null],
  [
    "sixteen aliases, __typename too",
    aliases(16),
    "An operation may have at most 15 aliases. This one has 16.",
  ],
  ["five directives", "{ a @a @b @c @d @e }", null],
  [
    "six directives",
    "{ a @a @b @c @d @e @f }",
    "An operation may have at most 5 directives. This one has 6.",
  ],
  [
    "251 values in a list",
    `{ a(x: [${"1,".repeat(251)}]) }`,
    "An operation may have at most 250 values in a list. This one has 251.",
  ],
  ["five mutation fields", "mutation { a b c d e }", null],
  [
    "six mutation fields, some in fragments",
    "mutation { a b ...F ... { f } } fragment F on Mutation { c d e }",
    "An operation may have at most 5 mutation fields. This one has 6.",
  ],
  [
    "two sign-ins under other names",
    "mutation { a: signIn ...F } fragment F on Mutation { b: signIn }",
    "An operation may have at most 1 signIn fields. This one has 2.",
  ],
])("%s", (_, text, message) => {
  expect(broken(text)).toBe(message);
});

test("fragments that spread each other many times are measured in no time", () => {
  const fragments = Array.from(
    { length: 40 },
    (_, index) => `fragment F${index} on T { ${`...F${index + 1} `.repeat(10)}}`,
  ).join(" ");
  const startedAt = performance.now();
  broken(`mutation { ...F0 } ${fragments}`);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test("lists in variables are found at any level, however deep", () => {
  const list = Array.from({ length: 251 }, () => 1);
  expect(hasLongerList({ a: [{ b: list }] }, 250)).toBe(true);
  expect(hasLongerList({ a: [{ b: list.slice(1) }], c: [1] }, 250)).toBe(false);
  let deep: unknown = list;
  for (let level = 0; level < 100_000; level += 1) deep = { deep };
  expect(hasLongerList(deep, 250)).toBe(true);
  expect(hasLongerList(undefined, 250)).toBe(false);
});

test("scalars cost nothing, a record costs one", () => {
  expect(cost("{ __typename }")).toBe(0);
  expect(cost("{ viewer { name email company { name subdomain } } }")).toBe(2);
});

test("a record counts for each row of the pages it stands in", () => {
  const list = (first: string): string =>
    `query ($n: Int = 7) { viewer { products(${first}) { totalCount edges { cursor node { name brand { name } } } } } }`;
  expect(cost(list("first: 50"))).toBe(101);
  expect(cost(list("last: 10"))).toBe(21);
  expect(cost(list('search: "x"'))).toBe(41);
  expect(cost(list("first: $n"))).toBe(15);
  expect(cost(list("first: $n"), { n: 3 })).toBe(7);
  expect(cost(list("first: 100000"))).toBe(201);
  expect(cost(list("first: -5"))).toBe(3);
});

test("nested pages multiply, also through fragments", () => {
  const direct =
    "{ viewer { categories(level: 1, first: 100) { edges { node { children(first: 100) { edges { node { id } } } } } } } }";
  const spread =
    "{ viewer { categories(level: 1, first: 100) { edges { node { ...C } } } } } " +
    "fragment C on Category { children(first: 100) { edges { node { id } } } }";
  expect(cost(direct)).toBe(10_101);
  expect(cost(spread)).toBe(10_101);
});

test("a list without pages costs what it may bring at most", () => {
  expect(cost("{ countries { code } }")).toBe(250);
  expect(cost("{ countries { code provinces { code } } }")).toBe(250 * 251);
  expect(cost('{ country(code: "IND") { code provinces { code } } }')).toBe(251);
  expect(cost("{ viewer { products(first: 10) { nodes { category { path { name } } } } } }")).toBe(51);
});

test("a list that is a call of its own costs ten more for each record it is asked of", () => {
  const products = (asked: string): string =>
    `{ viewer { sellers(first: 100) { nodes { products(first: 1) { ${asked} } } } } }`;
  expect(cost(products("totalCount"))).toBe(1_101);
  expect(cost(products("nodes { id }"))).toBe(1_201);
});

test("a list of records that does not say how long it may be is named, and the gateway does not start", () => {
  const silent = buildSchema("type Query { pots: [Pot!]! } type Pot { name: String }");
  expect(() => checkLists(silent)).toThrow(
    "Query.pots does not say how many rows it brings. Give it most: n.",
  );
  const frames = buildSchema(
    "type Query { pots(ids: [ID!]!): [Pot!]! names: [String!]! } type Pot { name: String }",
  );
  expect(() => checkLists(frames)).not.toThrow();
});

test("nodes costs what it is given", () => {
  expect(cost('{ nodes(ids: ["a", "b", "c"]) { id } }')).toBe(3);
  expect(cost("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: ["a", "b"] })).toBe(2);
});
