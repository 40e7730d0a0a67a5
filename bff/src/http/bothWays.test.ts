import { getIntrospectionQuery, GraphQLInt, GraphQLObjectType, GraphQLSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { respondWith } from "../../test/doubles/faultyService.ts";
import { startHttpGateway, storedDocuments, type HttpGateway } from "../../test/harness/httpGateway.ts";

// A document goes through Yoga when it comes for the first time, and straight to the same rules when it comes again.
// Whatever is sent must be answered alike on both ways; only Yoga weighs an Accept header with preferences.

const weighed = "application/graphql-response+json; q=0.9, application/json; q=0.5";
const plain = "application/graphql-response+json";

const bodies: readonly [string, Readonly<Record<string, unknown>>][] = [
  ["a query", { query: "{ viewerName }" }],
  ["a query with a variable", { query: "query ($of: [Int!]) { sum(of: $of) }", variables: { of: [1, 2] } }],
  ["a wrong variable", { query: "query ($of: [Int!]) { sum(of: $of) }", variables: { of: ["one"] } }],
  ["variables that are no object", { query: "{ viewerName }", variables: [1] }],
  ["one of two operations", { query: "query A { viewerName } query B { sum }", operationName: "B" }],
  ["no name for two operations", { query: "query A { viewerName } query B { sum }" }],
  ["an unknown operation", { query: "query A { viewerName }", operationName: "C" }],
  ["an operation name that is no text", { query: "{ viewerName }", operationName: 7 }],
  ["a syntax error", { query: "{ viewerName" }],
  ["an unknown field", { query: "{ viewerNam }" }],
  ["an error with a code", { query: '{ fail(how: "marked") viewerName }' }],
  ["a hidden error", { query: '{ fail(how: "unmarked") }' }],
  ["a rejected promise", { query: '{ fail(how: "rejected") }' }],
  ["a denial", { query: '{ fail(how: "forbidden") }' }],
  ["introspection", { query: getIntrospectionQuery() }],
  ["a stored document", { documentId: "viewer" }],
  ["a stored document without limits", { documentId: "deep" }],
  ["its text without its exemption", { query: storedDocuments.deep }],
  ["an unknown stored document", { documentId: "nope" }],
  ["both", { documentId: "viewer", query: "{ viewerName }" }],
  ["neither", {}],
  ["an unknown parameter", { query: "{ viewerName }", doc: 1 }],
  ["extensions that are no object", { query: "{ viewerName }", extensions: 1 }],
  [
    "a list that is too long",
    { query: "query ($of: [Int!]) { sum(of: $of) }", variables: { of: Array(300).fill(1) } },
  ],
  ["too many tokens", { query: `{ ${"viewerName ".repeat(1_000)} }` }],
  [
    "too many nodes",
    { query: "{ rows(first: 100) { edges { node { rows(first: 100) { edges { node { id } } } } } } }" },
  ],
];

describe.each(["on", "off"])("with text execution %s", (textExecution) => {
  let gateway: HttpGateway;
  let cookie: string;

  beforeAll(async () => {
    gateway = await startHttpGateway({ TEXT_EXECUTION: textExecution });
    const signedIn = await gateway.browse({ query: "mutation { signIn }" });
    cookie = signedIn.cookie ?? "";
  });

  afterAll(() => gateway.close());

  /** What a caller can compare: everything but the request's own id, and keys in any order. */
  async function responses(body: unknown, accept: string, of: string): Promise<unknown[]> {
    const found: unknown[] = [];
    for (let time = 1; time <= 3; time += 1) {
      const headers = {
        accept,
        ...(of === "" ? {} : { cookie: of, origin: gateway.origin, "x-back-office": "1" }),
      };
      const reply = await gateway.post(body, headers);
      found.push({
        status: reply.status,
        type: reply.headers.get("content-type"),
        body: JSON.parse(reply.text.replaceAll(/"requestId":"[^"]+"/g, '"requestId":"…"')),
      });
    }
    return found;
  }

  test.each(bodies)("%s is answered alike, for a stranger and for a user", async (_, body) => {
    for (const of of ["", cookie]) {
      const long = await responses(body, weighed, of);
      expect(new Set(long.map((reply) => JSON.stringify(reply))).size).toBe(1);
      const [expected] = long;
      expect(await responses(body, plain, of)).toEqual([expected, expected, expected]);
    }
  });

  test("who asks for plain JSON gets the same on both ways too", async () => {
    const accept = "application/json; q=0.5";
    for (const [, body] of bodies) {
      const [expected] = await responses(body, accept, cookie);
      expect(await responses(body, "application/json", cookie)).toEqual([expected, expected, expected]);
    }
  });

  test("the same change at the same time is made as often as it is asked for", async () => {
    await gateway.browse({ query: "mutation { write }" }, cookie);
    const writes = () => gateway.upstream.calls.filter(({ method }) => method === "POST").length;
    const before = writes();
    await Promise.all([1, 2, 3, 4, 5].map(() => gateway.browse({ query: "mutation { write }" }, cookie)));
    expect(writes() - before).toBe(5);
  });

  test("who leaves half way takes nothing from the others who ask the same", async () => {
    const body = { query: '{ upstream(path: "held") }' };
    await gateway.browse(body, cookie);
    await gateway.browse(body, cookie);
    const held: (() => void)[] = [];
    gateway.upstream.behave((_, response) => void held.push(() => respondWith(response, 200, { n: 1 })));
    const leaver = new AbortController();
    const headers = {
      cookie,
      origin: gateway.origin,
      "x-back-office": "1",
      "content-type": "application/json",
    };
    const ask = (signal: AbortSignal) =>
      gateway.fetch("/graphql", { method: "POST", headers, body: JSON.stringify(body), signal });
    const first = ask(new AbortController().signal);
    await expect.poll(() => held.length).toBe(1);
    // These two gather for the next response; the first of them makes it for both.
    const leaving = ask(leaver.signal).catch(() => "left");
    await gateway.post({ query: "{ __typename }" });
    const staying = ask(new AbortController().signal);
    await gateway.post({ query: "{ __typename }" });
    held[0]?.();
    await first;
    await expect.poll(() => held.length).toBe(2);
    leaver.abort();
    expect(await leaving).toBe("left");
    await expect.poll(() => held.length).toBe(3);
    held[2]?.();
    const reply = await staying;
    expect(reply.status).toBe(200);
    expect(await reply.text()).toMatch(/^{"data":{"upstream":"{\\"n\\":1}"}/);
  });
});

test.each([
  ["on", 2],
  ["off", 1],
])(
  "with text execution %s, a query that has more to say than its data is run %i times",
  async (textExecution, times) => {
    const number = vi.fn(() => "not a number");
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: "Query",
        fields: { number: { type: GraphQLInt, resolve: number } },
      }),
    });
    const gateway = await startHttpGateway({ TEXT_EXECUTION: textExecution }, { schema });
    await gateway.post({ query: "{ number }" });
    number.mockClear();
    const { data } = await gateway.post({ query: "{ number }" });
    expect(data).toEqual({ number: null });
    expect(number).toHaveBeenCalledTimes(times);
    await gateway.close();
  },
);
