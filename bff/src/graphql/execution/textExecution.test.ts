import {
  execute,
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from "graphql";
import { expect, test } from "vitest";
import { markReturned } from "../../rest/decodedRecords.ts";
import { createTextExecution } from "./textExecution.ts";

interface Row {
  readonly name: string;
  readonly colour: string;
  readonly sizes: readonly (number | null)[];
}

interface Caller {
  readonly isOwner: boolean;
  readonly rows: readonly (Row | null)[];
}

/** How often `shout` has run. */
let shouts = 0;

const colour = new GraphQLEnumType({ name: "Colour", values: { RED: { value: "r" }, BLUE: { value: "b" } } });
const named = new GraphQLInterfaceType({
  name: "Named",
  fields: { name: { type: new GraphQLNonNull(GraphQLString) } },
  resolveType: () => "Row",
});
const row: GraphQLObjectType<Row, Caller> = new GraphQLObjectType<Row, Caller>({
  name: "Row",
  interfaces: [named],
  fields: () => ({
    name: { type: new GraphQLNonNull(GraphQLString) },
    colour: { type: colour },
    sizes: { type: new GraphQLList(GraphQLInt) },
    shout: {
      type: GraphQLString,
      resolve: ({ name }) => {
        shouts += 1;
        return name.toUpperCase();
      },
    },
    mayEdit: { type: GraphQLBoolean, resolve: (_row, _args, { isOwner }) => isOwner },
    times: {
      type: GraphQLString,
      args: { count: { type: GraphQLInt, defaultValue: 2 } },
      resolve: ({ name }, { count }) => name.repeat(Number(count)),
    },
    later: { type: row, resolve: async (self, _args, { isOwner }) => (isOwner ? self : null) },
    must: { type: new GraphQLNonNull(row), resolve: (self, _args, { isOwner }) => (isOwner ? self : null) },
    fails: {
      type: GraphQLString,
      resolve: async () => {
        throw new Error("no");
      },
    },
  }),
});
const query = new GraphQLObjectType<unknown, Caller>({
  name: "Query",
  fields: {
    rows: { type: new GraphQLList(row), resolve: (_root, _args, { rows }) => rows },
    named: { type: named, resolve: async (_root, _args, { rows }) => rows[0] ?? null },
  },
});
const other = new GraphQLObjectType({
  name: "Other",
  interfaces: [named],
  fields: { name: { type: new GraphQLNonNull(GraphQLString) } },
});
const schema = new GraphQLSchema({ query, types: [row, other] });

const rows: readonly Row[] = [
  Object.freeze({ name: 'é"\n', colour: "r", sizes: Object.freeze([1, null]) }),
  Object.freeze({ name: "second", colour: "b", sizes: Object.freeze([]) }),
];
const owner: Caller = { isOwner: true, rows };
const guest: Caller = { isOwner: false, rows };

const documents = [
  "{ __typename }",
  "{ rows { name } }",
  "{ rows { name colour sizes shout mayEdit __typename } }",
  "{ rows { a: name b: name ...F ... on Row { sizes } ... on Named { name } } } fragment F on Named { c: name }",
  "{ rows { later { name later { mayEdit } } name } named { name ... on Row { colour } } }",
  "{ rows { times two: times(count: 1) } }",
  "query ($n: Int = 3) { rows { times(count: $n) } }",
  "query ($yes: Boolean!) { rows { name @include(if: $yes) colour @skip(if: $yes) ... @include(if: $yes) { sizes } } }",
  "{ rows { later { name } later { colour } } }",
  "{ named { ... on Other { name } } rows { name } }",
  "query ($yes: Boolean!) { rows { ... @include(if: $yes) { name } } }",
];

test.each(documents)("%s says what graphql-js says, whoever asks, again and again", async (text) => {
  const write = createTextExecution(schema, 1_000_000);
  const document = parse(text);
  for (const contextValue of [owner, guest, owner, { isOwner: true, rows: [null, ...rows] }]) {
    for (const yes of [true, false]) {
      const variableValues = { yes };
      const expected = await execute({ schema, document, contextValue, variableValues });
      const written = await write({ document, contextValue, variableValues });
      expect(written).toBe(JSON.stringify(expected.data));
    }
  }
});

test.each([
  ["an error", "{ rows { fails } }", guest],
  ["a null where none may be", "{ rows { must { name } } }", guest],
  ["a field that comes later and fails", "{ rows { later { fails } } }", owner],
  ["the schema itself", "{ __schema { queryType { name } } }", owner],
  ["a wrong variable", "query ($n: Int!) { rows { times(count: $n) } }", owner],
  ["something that is no query", "subscription { rows { name } }", owner],
])("%s is left to the general executor", async (_, text, contextValue) => {
  const write = createTextExecution(schema, 1_000_000);
  expect(await write({ document: parse(text), contextValue, variableValues: {} })).toBe(null);
});

test("what a frozen record says of itself is worked out once after it has returned; what it says of the caller, each time", async () => {
  const write = createTextExecution(schema, 1_000_000);
  const document = parse("{ rows { shout mayEdit } }");
  const returning = rows.slice(1);
  const ask = (isOwner: boolean) => write({ document, contextValue: { isOwner, rows: returning } });
  shouts = 0;
  expect([await ask(true), await ask(true), shouts]).toEqual([
    '{"rows":[{"shout":"SECOND","mayEdit":true}]}',
    '{"rows":[{"shout":"SECOND","mayEdit":true}]}',
    2,
  ]);
  markReturned(returning);
  expect([await ask(true), await ask(false), shouts]).toEqual([
    '{"rows":[{"shout":"SECOND","mayEdit":true}]}',
    '{"rows":[{"shout":"SECOND","mayEdit":false}]}',
    3,
  ]);
});

test("a record that may change is asked each time", async () => {
  const write = createTextExecution(schema, 1_000_000);
  const document = parse("{ rows { shout } }");
  const changing = { name: "before", colour: "r", sizes: [] };
  const contextValue = { isOwner: true, rows: [changing] };
  expect(await write({ document, contextValue })).toBe('{"rows":[{"shout":"BEFORE"}]}');
  changing.name = "after";
  expect(await write({ document, contextValue })).toBe('{"rows":[{"shout":"AFTER"}]}');
});
