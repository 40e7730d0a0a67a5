import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GatewayResponse } from "../../test/harness/response.ts";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";

let gateway: HttpGateway;
let cookie: string | null;

beforeAll(async () => {
  gateway = await startHttpGateway();
  ({ cookie } = await gateway.browse({ query: "mutation { signIn }" }));
});

afterAll(() => gateway.close());

function errorsOf({ errors }: GatewayResponse): [string, unknown][] {
  return (errors ?? []).map(({ message, extensions }) => [message, extensions?.code]);
}

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(" ")} }`;

test("a stored document is found by its id", async () => {
  const response = await gateway.browse({ documentId: "viewer", variables: {} }, cookie);
  expect(response.body).toEqual({ data: { viewerName: "Olga Owner" } });
});

test("an unknown id has a code of its own, and runs nothing", async () => {
  for (const documentId of ["nope", "__proto__", "constructor", ""]) {
    const response = await gateway.post({ documentId });
    expect([response.status, errorsOf(response)]).toEqual([
      200,
      [["This gateway does not know this document.", "PERSISTED_DOCUMENT_NOT_FOUND"]],
    ]);
  }
});

test("outside developer mode the list is what it was at the start", async () => {
  const steady = await startHttpGateway();
  writeFileSync(join(steady.folder, "documents.json"), JSON.stringify({ fresh: "{ viewerName }" }));
  expect(errorsOf(await steady.post({ documentId: "fresh" }))[0]?.[1]).toBe("PERSISTED_DOCUMENT_NOT_FOUND");
  expect((await steady.post({ documentId: "viewer" })).data).toEqual({ viewerName: null });
  await steady.close();
});

test("an id and a query together are refused", async () => {
  const response = await gateway.post({ documentId: "viewer", query: "{ viewerName }" });
  expect(errorsOf(response)).toEqual([["Send either `documentId` or `query`.", "BAD_REQUEST"]]);
  expect(errorsOf(await gateway.post({ documentId: 1 }))).toEqual([
    ["Send either `documentId` or `query`.", "BAD_REQUEST"],
  ]);
});

test("stored documents are exempt from the limits of open ones; the same text is not exempt as a query", async () => {
  expect((await gateway.post({ documentId: "deep" })).errors).toBeUndefined();
  const { storedDocuments } = await import("../../test/harness/httpGateway.ts");
  const expected = [["An operation may have at most 15 aliases. This one has 21.", "LIMIT_EXCEEDED"]];
  expect(errorsOf(await gateway.post({ query: storedDocuments.deep }))).toEqual(expected);
  expect(errorsOf(await gateway.browse({ query: storedDocuments.deep }, cookie))).toEqual(expected);
});

test.each([
  ["tokens", `{ ${"viewerName ".repeat(1_000)} }`, "An operation may have at most 1000 tokens."],
  ["brackets", `{ sum(of: ${"[".repeat(10_000)}`, "An operation may have at most 1000 tokens."],
  ["aliases", aliases(16), "An operation may have at most 15 aliases. This one has 16."],
  ["depth", "{ a ".repeat(11) + "}".repeat(11), "An operation may have at most 10 levels. This one has 11."],
  [
    "directives",
    `{ viewerName ${"@include(if: true) ".repeat(6)} }`,
    "An operation may have at most 5 directives. This one has 6.",
  ],
  [
    "mutations",
    "mutation { signOut write a: write b: write c: write d: write }",
    "An operation may have at most 5 mutation fields. This one has 6.",
  ],
  [
    "sign-ins",
    "mutation { signIn b: signIn }",
    "An operation may have at most 1 signIn fields. This one has 2.",
  ],
  [
    "nodes",
    "{ rows(first: 100) { edges { node { rows(first: 50) { edges { node { id } } } } } } }",
    "An operation may have at most 5000 nodes. This one has 5100.",
  ],
])("too many %s", async (_, query, message) => {
  const response = await gateway.post({ query });
  expect(errorsOf(response)).toEqual([[message, "LIMIT_EXCEEDED"]]);
  expect(response.cookie).toBeNull();
  expect(gateway.upstream.calls).toHaveLength(0);
  const strict = await gateway.post({ query }, { accept: "application/graphql-response+json" });
  expect(strict.status).toBe(400);
});

test("lists of more than 250 values are refused in variables too, also for stored documents", async () => {
  const of = Array.from({ length: 251 }, () => 1);
  const query = "query ($of: [Int!]) { sum(of: $of) }";
  const expected = [["An operation may have at most 250 values in a list.", "LIMIT_EXCEEDED"]];
  expect(errorsOf(await gateway.post({ query, variables: { of } }))).toEqual(expected);
  expect(errorsOf(await gateway.post({ documentId: "viewer", variables: { of } }))).toEqual(expected);
  expect((await gateway.post({ query, variables: { of: of.slice(1) } })).data).toEqual({ sum: 250 });
});

test("the answer says what it cost", async () => {
  const query = "{ rows(first: 30) { edges { node { id rows(last: 2) { edges { node { id } } } } } } }";
  expect((await gateway.post({ query })).extensions).toEqual({ cost: { requested: 90, limit: 5000 } });
});

const misfit = "This request does not fit the schema. Sign in to read it.";

test.each([
  ["an unknown field", "{ viewerNam sumx }", undefined],
  ["a field that needs a selection", "{ rows }", undefined],
  ["a field that has none", "{ viewerName { x } }", undefined],
  ["an unknown argument", "{ sum(off: 1) }", undefined],
  ["a missing argument", "{ fail }", undefined],
  ["a value of another type", '{ sum(of: "x") }', undefined],
  ["a fragment on an unknown type", "{ ...F } fragment F on Quer { viewerName }", undefined],
  ["a variable of another type", "query ($of: [Int!]) { sum(of: $of) }", { of: ["x"] }],
  ["several mistakes in a variable", "query ($of: [Int!]) { sum(of: $of) }", { of: ["x", "y"] }],
  ["a missing variable", "query ($how: String!) { fail(how: $how) }", {}],
])("strangers are told nothing of the schema by %s, whichever way it runs", async (_, query, variables) => {
  for (let round = 0; round < 3; round += 1) {
    const { errors, data } = await gateway.post({ query, variables });
    expect(errors?.map(({ extensions: _extensions, ...told }) => told)).toEqual([{ message: misfit }]);
    expect(data).toBeUndefined();
  }
});

test("who is signed in reads each mistake, without names suggested", async () => {
  const query = "{ viewerNam sumx }";
  const mistakes = [
    ['Cannot query field "viewerNam" on type "Query".', "GRAPHQL_VALIDATION_FAILED"],
    ['Cannot query field "sumx" on type "Query".', "GRAPHQL_VALIDATION_FAILED"],
  ];
  expect(errorsOf(await gateway.browse({ query }, cookie))).toEqual(mistakes);
  expect(errorsOf(await gateway.post({ query }))).toEqual([[misfit, "GRAPHQL_VALIDATION_FAILED"]]);
});

test("names are suggested to developers", async () => {
  const open = await startHttpGateway({ DEVELOPER_MODE: "on" });
  expect(errorsOf(await open.post({ query: "{ viewerNam }" }))).toEqual([
    [
      'Cannot query field "viewerNam" on type "Query". Did you mean "viewerName"?',
      "GRAPHQL_VALIDATION_FAILED",
    ],
  ]);
  await open.close();
});

test("the schema is shown to whoever is signed in", async () => {
  for (const query of [
    "{ __schema { queryType { name } } }",
    '{ __type(name: "Query") { name } }',
    "{ ...F } fragment F on Query { x: __schema { description } }",
  ]) {
    expect(errorsOf(await gateway.post({ query }))).toEqual([
      ["Sign in to read the schema.", "INTROSPECTION_DENIED"],
    ]);
    expect((await gateway.browse({ query }, cookie)).errors).toBeUndefined();
  }
});

test("GraphiQL's own query passes the limits; one that goes round and round does not", async () => {
  const whole = await gateway.browse({ query: getIntrospectionQuery() }, cookie);
  expect(whole.errors).toBeUndefined();
  const round =
    "{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }";
  expect(errorsOf(await gateway.browse({ query: round }, cookie))).toEqual([
    ["Maximum introspection depth exceeded", "GRAPHQL_VALIDATION_FAILED"],
  ]);
});

test("a syntax error says where, and nothing of the schema", async () => {
  const response = await gateway.post({ query: "{ viewerName" });
  expect(errorsOf(response)).toEqual([["Syntax Error: Expected Name, found <EOF>.", "GRAPHQL_PARSE_FAILED"]]);
});

test("a wrong variable is the caller's mistake", async () => {
  const query = "query ($of: [Int!]) { sum(of: $of) }";
  for (let round = 0; round < 3; round += 1) {
    const response = await gateway.browse({ query, variables: { of: ["x"] } }, cookie);
    expect(errorsOf(response)).toEqual([
      [
        'Variable "$of" got invalid value "x" at "of[0]"; Int cannot represent non-integer value: "x"',
        "BAD_USER_INPUT",
      ],
    ]);
  }
});

test("in developer mode everybody sees the schema, the cost and the calls, and new documents are found", async () => {
  const open = await startHttpGateway({ DEVELOPER_MODE: "on" });
  expect((await open.post({ query: "{ __schema { queryType { name } } }" })).data).toEqual({
    __schema: { queryType: { name: "Query" } },
  });
  const { extensions } = await open.post({ query: '{ upstream(path: "7") }' });
  expect(extensions).toEqual({
    cost: { requested: 0, limit: 5000 },
    upstream: [
      {
        method: "GET",
        template: "/v1/x/{path}",
        status: 200,
        milliseconds: expect.any(Number),
        via: "network",
      },
    ],
  });
  writeFileSync(join(open.folder, "documents.json"), JSON.stringify({ fresh: "{ viewerName }" }));
  expect((await open.post({ documentId: "fresh" })).data).toEqual({ viewerName: null });
  await open.close();
});
