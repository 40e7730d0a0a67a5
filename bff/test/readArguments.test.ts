import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../src/graphql/nodeId.ts";
import { schema } from "../src/schema.ts";
import { startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";
import { addWhatTheDemoLacks } from "./harness/nodeLists.ts";
import type { GatewayResponse } from "./harness/response.ts";
import { sampleArguments } from "./nouns/samples.ts";
import { callField, fieldsOf, selectAll, shortestPaths, type Step, type Way } from "./isolation/walk.ts";

// Every argument of every field that can be read, from the schema: a new list or argument is tried without being named
// here. The real service stands behind the gateway and must not hear of anything it would refuse.

interface Place extends Step {
  readonly way: Way;
  readonly argument: GraphQLArgument;
}

// An owner stands at no location: there the way ends, and locations are reached by their list.
const ways = shortestPaths(schema, new Set(["Viewer.seller"]));
const places: readonly Place[] = [...ways].flatMap(([type, way]) =>
  fieldsOf(schema, type).flatMap((step) => step.field.args.map((argument) => ({ ...step, way, argument }))),
);
const nameOf = ({ type, field, argument }: Place): string => `${type}.${field.name}(${argument.name}:)`;
const lists = places.filter(({ field }) => getNamedType(field.type).name.endsWith("Connection"));
const named = (name: string) => lists.filter(({ argument }) => argument.name === name);

const texts = ["", " ", "a\u0000b", "\ud800", "%", "x".repeat(201), "x".repeat(5_000), "null", "1e308"];
const values: Readonly<Record<string, readonly unknown[]>> = {
  Int: [-2_147_483_648, -1, 0, 1, 101, 10_000_001, 2_147_483_647],
  String: texts,
  Boolean: [true, false],
  Date: ["0001-01-01", "9999-12-31"],
  DateTime: [
    "0001-01-01T00:00:00Z",
    "0999-12-31T23:59:59Z",
    "3000-01-01T00:00:00Z",
    "1000-01-01T00:00:00+14:00",
  ],
  Decimal: ["0", "-1", "9".repeat(40)],
};

function idValues(input: GraphQLArgument | GraphQLInputField): readonly string[] {
  const type = input.extensions["names"];
  const forms = ["0", "7", "abc", "1-2", "9-7", "2-0", "2147483648", "999999999999999", "9".repeat(40)];
  return [...texts, ...forms.map((form) => encodeNodeId(typeof type === "string" ? type : "Brand", form))];
}

/** What is tried for an argument or a field of an input. */
function triedFor(input: GraphQLArgument | GraphQLInputField, type: GraphQLInputType): readonly unknown[] {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const elements = triedFor(input, inner.ofType);
    return [[], ...elements.map((element) => [element]), Array.from({ length: 101 }, () => elements[0])];
  }
  if (isEnumType(inner)) return inner.getValues().map(({ name }) => name);
  if (inner.name === "ID") return idValues(input);
  if (!isInputObjectType(inner)) return values[inner.name] ?? [];
  const fields = Object.values(inner.getFields());
  const needed = fields.filter((field) => isNonNullType(field.type));
  const base = Object.fromEntries(needed.map((field) => [field.name, triedFor(field, field.type)[0]]));
  return fields.flatMap((field) =>
    triedFor(field, field.type).map((value) => ({ ...base, [field.name]: value })),
  );
}

/** A query that calls the field with `$value` for the argument; its other arguments as in the samples. */
function documentFor({ way, type, field, argument }: Place, inside: string): string {
  const [sample = ""] = sampleArguments[`${type}.${field.name}`] ?? [];
  const others = sample.split(", ").filter((one) => one !== "" && !one.startsWith(`${argument.name}:`));
  const args = [...others, `${argument.name}: $value`].join(", ");
  const selection = inside === "" ? "" : ` { ${inside} }`;
  const query = way.reduceRight(
    (inner, step) => callField(step, inner, sampleArguments[`${step.type}.${step.field.name}`]?.slice(0, 1)),
    `${field.name}(${args})${selection}`,
  );
  return `query ($value: ${argument.type.toString()}) { ${query} }`;
}

const selectionOf = ({ field }: Place): string => selectAll(schema, getNamedType(field.type), 0);

let office: BackOffice;
let owner: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  await addWhatTheDemoLacks(owner, office.url);
});

afterAll(() => office.close());

const codesOf = ({ errors = [] }: GatewayResponse): unknown[] =>
  errors.map((error) => error.extensions?.["code"]);
const messagesOf = ({ errors = [] }: GatewayResponse): string[] => [
  ...new Set(errors.map(({ message }) => message)),
];
/** A read of one record by itself may be refused: there is none of such an id. */
const refusedCalls = ({ extensions }: GatewayResponse) =>
  (extensions?.upstream ?? []).filter(
    ({ template, status }) =>
      status == null || status >= 500 || (status >= 400 && !template.endsWith("/{id}")),
  );

test.each(places.map((place) => [nameOf(place), place] as const))(
  "whatever %s is given, the service never has to refuse it",
  async (_, place) => {
    for (const value of triedFor(place.argument, place.argument.type)) {
      const response = await owner.send(documentFor(place, selectionOf(place)), { value });
      const codes = codesOf(response).filter((code) => code !== "BAD_USER_INPUT");
      expect({ value, codes, refused: refusedCalls(response) }).toEqual({ value, codes: [], refused: [] });
    }
  },
);

test.each(named("offset").map((place) => [nameOf(place), place] as const))(
  "%s skips at most ten million rows",
  async (_, place) => {
    const document = documentFor(place, "totalCount");
    expect(messagesOf(await owner.send(document, { value: 10_000_001 }))).toEqual([
      "`offset` must be from 0 to 10000000.",
    ]);
    expect((await owner.send(document, { value: 10_000_000 })).errors).toBeUndefined();
  },
);

test.each(named("search").map((place) => [nameOf(place), place] as const))(
  "%s takes no text that is none",
  async (_, place) => {
    for (const value of ["a\u0000b", "\ud800"])
      expect(messagesOf(await owner.send(documentFor(place, "totalCount"), { value }))).toEqual([
        "`search` has a character that no text has.",
      ]);
  },
);

/** The first cursor of a list, wherever in the response it stands. */
function firstCursor(text: string): string {
  const cursor = /"cursor":"([^"]+)"/.exec(text)?.[1];
  if (cursor === undefined) throw new Error("The demo data have no row of this list.");
  return cursor;
}

/** Cursors that no page has given out, for the order of a real one. */
function forgedLike(cursor: string): string[] {
  const [order, , id]: unknown[] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  const forged = [
    [order, 1e308, id],
    [order, 1.5, id],
    [order, "a\u0000b", id],
    [order, "\ud800", id],
    [order, true, id],
    [order, ["x"], id],
    [order, { a: 1 }, id],
    [`${String(order)}x`, null, id],
    [order, null, "a\u0000b"],
    [order, null, "../1"],
    [order, null, ""],
    [order, null],
  ];
  return [
    "",
    "x",
    "A".repeat(3_000),
    ...forged.map((parts) => Buffer.from(JSON.stringify(parts)).toString("base64url")),
  ];
}

// The history of a record of the demo is empty; it is paged like the whole trail.
const paged = [...named("after"), ...named("before")].filter(({ field }) => field.name !== "timeline");

test.each(paged.map((place) => [nameOf(place), place] as const))(
  "%s takes only cursors of its list",
  async (_, place) => {
    const cursor = firstCursor(
      (await owner.send(documentFor(place, "edges { cursor }"), { value: null })).text,
    );
    const document = documentFor(place, "pageInfo { hasNextPage }");
    expect((await owner.send(document, { value: cursor })).errors).toBeUndefined();
    for (const value of forgedLike(cursor)) {
      const { name } = place.argument;
      expect({ value, messages: messagesOf(await owner.send(document, { value })) }).toEqual({
        value,
        messages: [`\`${name}\` is not a cursor of this list in this order.`],
      });
    }
  },
);
