import {
  getNamedType,
  getOperationAST,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLObjectType,
} from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../src/graphql/nodeId.ts";
import { operationCost } from "../src/graphql/limits/cost.ts";
import { measureDocument } from "../src/graphql/limits/documentSize.ts";
import { brokenDocumentLimit, costLimit, documentLimits, readLimit } from "../src/graphql/limits/limits.ts";
import { hasMoreTokens } from "../src/graphql/limits/tokens.ts";
import { schema } from "../src/schema.ts";
import { startStubService } from "./doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn } from "./doubles/stubUser.ts";
import { startTestGateway } from "./harness/gateway.ts";
import { startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";
import { sampleArguments } from "./nouns/samples.ts";

// How many calls of the service one open query can cause, whatever it asks for.

let office: BackOffice;
let owner: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});

afterAll(() => office.close());

const shown = v.object({ upstream: v.array(v.object({ via: v.string() })) });

/** What became of a query: its first code, and the calls that it made. */
async function ask(caller: Caller, document: string, variables = {}) {
  const { extensions, errors } = await caller.send(document, variables);
  const sent = v.parse(shown, extensions).upstream.filter(({ via }) => via !== "kept" && via !== "shared");
  return { code: errors?.[0]?.extensions?.code ?? "ok", calls: sent.length };
}

const aliased = (count: number, field: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(" ");

test("countries and provinces are asked for once, together, and not again while they are kept", async () => {
  const provinces = "{ code provinces { code name } }";
  const many = ["IND", "NPL", "GBR", "SVN", "UGA"].map(
    (code) => `${code}: country(code: "${code}") ${provinces}`,
  );
  expect(await ask(office.anonymous, `{ ${many.join(" ")} }`)).toEqual({ code: "ok", calls: 2 });
  expect(await ask(office.anonymous, `{ ${many.join(" ")} }`)).toEqual({ code: "ok", calls: 0 });
  expect(await ask(office.anonymous, "{ countries { code name } }")).toEqual({ code: "ok", calls: 0 });
  expect(await ask(office.anonymous, "{ countries { code provinces { code } } }")).toEqual({
    code: "LIMIT_EXCEEDED",
    calls: 0,
  });
});

test("the provinces of one country are one call, once", async () => {
  const document = '{ country(code: "FRA") { provinces { code } } }';
  const { data } = await office.anonymous.send(document);
  expect(JSON.stringify(data)).toContain('"IDF"');
  expect(await ask(office.anonymous, document)).toEqual({ code: "ok", calls: 0 });
});

/** Ids that are read one by one, because a service may refuse them. */
const longIds = (type: string, from: number): string[] =>
  Array.from({ length: 100 }, (_, index) => encodeNodeId(type, String(100_000_000_000 + from + index)));

test.each(["Product", "ChatMessage", "Brand"])(
  `of 1,500 ids of %s that are read one by one, ${readLimit} are, and the document is refused`,
  async (type) => {
    const service = await startStubService(signInRoute(stubOwner()), () => ({ body: [] }));
    const gateway = await startTestGateway(service.url);
    const caller = gateway.caller();
    await trySignIn(caller, stubOwner().password);
    const before = service.calls.length;
    const lists = Array.from({ length: 15 }, (_, index) => longIds(type, index * 100));
    const variables = Object.fromEntries(lists.map((ids, index) => [`v${index}`, ids]));
    const declared = lists.map((_, index) => `$v${index}: [ID!]!`).join(", ");
    const document = `query (${declared}) { ${aliased(15, (index) => `nodes(ids: $v${index}) { id }`)} }`;
    const { errors } = await caller.send(document, variables);
    expect(errors?.[0]).toMatchObject({
      message: "An operation may make at most 150 calls to the service behind.",
      extensions: { code: "LIMIT_EXCEEDED", limit: "calls", maximum: 150 },
    });
    // The calls that were under way at the refusal are counted, too.
    await gateway.close();
    expect(service.calls.length - before).toBeLessThanOrEqual(readLimit);
    await service.close();
  },
);

test("a service that has to be asked one record at a time is asked for all of them: the points bound that", async () => {
  const service = await startStubService({
    ...signInRoute(stubOwner()),
    "GET /v1/companyBrand": () => ({ status: 404 }),
    "GET /v1/companyBrand/{id}": (_call, [id]) => ({
      body: [{ brand_id: Number(id), company_po_id: 1, brand_name: `Brand ${id}` }],
    }),
  });
  const gateway = await startTestGateway(service.url);
  const caller = gateway.caller();
  await trySignIn(caller, stubOwner().password);
  const ids = (from: number): string[] =>
    Array.from({ length: 100 }, (_, index) => encodeNodeId("Brand", String(from + index)));
  const { data, errors } = await caller.send(
    "query ($a: [ID!]!, $b: [ID!]!) { a: nodes(ids: $a) { id } b: nodes(ids: $b) { id } }",
    { a: ids(1), b: ids(101) },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ a: ids(1).map((id) => ({ id })), b: ids(101).map((id) => ({ id })) });
  await gateway.close();
  await service.close();
});

test("messages of a chat by their ids are one call", async () => {
  const ids = Array.from({ length: 100 }, (_, index) => encodeNodeId("ChatMessage", String(index + 1)));
  const document = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  expect(await ask(owner, document, { ids })).toEqual({ code: "ok", calls: 1 });
});

test("lists that are a call for each record are charged for it", async () => {
  const products = (count: number): string =>
    `{ viewer { sellers(first: 100) { nodes { ${aliased(count, () => "products(first: 1) { nodes { id } }")} } } } }`;
  expect((await ask(owner, products(4))).code).toBe("ok");
  expect(await ask(owner, products(5))).toEqual({ code: "LIMIT_EXCEEDED", calls: 0 });
});

/** Always the same numbers from 0 to 1, in no order (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A document that asks for whatever leads on, several times where it may. */
function randomDocument(seed: number): string {
  const next = numbers(seed);
  const letters = "abcdefghijklmnopqrstuvwxyz";
  let names = 0;
  const selection = (type: GraphQLObjectType, depth: number): string => {
    const leading = Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      const samples = sampleArguments[`${type.name}.${field.name}`];
      const isCallable = samples !== undefined || !field.args.some(isRequiredArgument);
      return isObjectType(inner) && isCallable && inner.name !== "PageInfo"
        ? [{ field, inner, samples }]
        : [];
    });
    const chosen =
      depth === 0
        ? []
        : Array.from(
            { length: 1 + Math.floor(next() * 4) },
            () => leading[Math.floor(next() * leading.length)],
          );
    const parts = chosen.flatMap((one) => {
      if (one === undefined) return [];
      const { field, inner, samples = [] } = one;
      const has = (name: string): boolean => field.args.some((argument) => argument.name === name);
      const given = [
        ...(samples.length === 0 ? [] : [samples[Math.floor(next() * samples.length)] ?? ""]),
        ...(has("first") ? [`first: ${1 + Math.floor(next() * 5)}`] : []),
        // Another list each time, so that two of them are never one call.
        ...(has("search") ? [`search: "${letters[Math.floor(next() * 26)] ?? ""}"`] : []),
      ];
      names += 1;
      const call = given.length === 0 ? "" : `(${given.join(", ")})`;
      // A frame of a list needs no name of its own.
      const name = given.length === 0 ? "" : `n${names}: `;
      return [`${name}${field.name}${call} { ${selection(inner, depth - 1)} }`];
    });
    const leaves = Object.values(type.getFields()).filter(
      ({ type: leaf, args }) => isLeafType(getNamedType(leaf)) && args.length === 0,
    );
    const leaf = leaves[Math.floor(next() * leaves.length)];
    return ["__typename", ...(leaf === undefined ? [] : [leaf.name]), ...new Set(parts)].join(" ");
  };
  const root = schema.getQueryType();
  if (!root) throw new Error("There is nothing to ask.");
  return `{ ${selection(root, 8)} }`;
}

/** Whether the gateway would run it. */
function isWithinLimits(text: string): boolean {
  if (hasMoreTokens(text, documentLimits.tokens)) return false;
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation || brokenDocumentLimit(measureDocument(document)) !== null) return false;
  return operationCost(schema, document, operation, {}) <= costLimit;
}

// They are looked for before anything is connected: that takes seconds, and a connection is closed that rests so long.
const documents: string[] = [];
for (let seed = 1; documents.length < 60 && seed < 100_000; seed += 1) {
  const document = randomDocument(seed);
  if (document.length > 400 && isWithinLimits(document)) documents.push(document);
}

test(`no document within the limits makes more than ${readLimit} calls`, async () => {
  expect(documents).toHaveLength(60);
  const most = { calls: 0, document: "" };
  const codes: unknown[] = [];
  for (const document of documents) {
    const { code, calls } = await ask(owner, document);
    expect(["ok", "FORBIDDEN", "LIMIT_EXCEEDED"], document).toContain(code);
    codes.push(code);
    if (calls > most.calls) Object.assign(most, { calls, document });
  }
  expect(most.calls, most.document).toBeLessThanOrEqual(readLimit);
  expect(most.calls, "the documents ask for something").toBeGreaterThan(10);
  expect(codes.filter((code) => code === "ok").length, "most are answered in full").toBeGreaterThan(40);
}, 120_000);
