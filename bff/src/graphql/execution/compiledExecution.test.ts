import {
  GraphQLError,
  GraphQLInterfaceType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  execute,
  getIntrospectionQuery,
  parse,
} from "graphql";
import type { ExecutionArgs, ExecutionResult } from "graphql";
import { expect, test } from "vitest";
import { createCompiledExecution } from "./compiledExecution.ts";

interface Item {
  readonly type: "Book" | "Film";
  readonly title: string;
  readonly pages?: number;
}

const items: readonly Item[] = [
  { type: "Book", title: "Moss", pages: 120 },
  { type: "Film", title: "Fern" },
  { type: "Book", title: "Broken" },
];

const titled = new GraphQLInterfaceType({
  name: "Titled",
  fields: { title: { type: new GraphQLNonNull(GraphQLString) } },
  resolveType: (item: Item) => item.type,
});

const title = { type: new GraphQLNonNull(GraphQLString) };

const book: GraphQLObjectType<Item> = new GraphQLObjectType({
  name: "Book",
  interfaces: [titled],
  fields: () => ({
    title,
    pages: {
      type: new GraphQLNonNull(GraphQLInt),
      resolve(item) {
        if (item.pages === undefined)
          throw new GraphQLError("No pages.", { extensions: { code: "NO_PAGES" } });
        return item.pages;
      },
    },
    similar: {
      type: new GraphQLNonNull(new GraphQLList(book)),
      args: { first: { type: GraphQLInt, defaultValue: 1 } },
      resolve: async (_, args) =>
        items.filter((item) => item.type === "Book").slice(0, Number(args["first"])),
    },
  }),
});

const film = new GraphQLObjectType<Item>({ name: "Film", interfaces: [titled], fields: { title } });
const work = new GraphQLUnionType({
  name: "Work",
  types: [book, film],
  resolveType: (item: Item) => item.type,
});

const testSchema = new GraphQLSchema({
  types: [book, film],
  query: new GraphQLObjectType({
    name: "Query",
    fields: {
      works: { type: new GraphQLList(work), resolve: () => items },
      titled: { type: new GraphQLNonNull(new GraphQLList(titled)), resolve: async () => items },
      greeting: {
        type: new GraphQLNonNull(GraphQLString),
        args: { name: { type: GraphQLString, defaultValue: "you" } },
        resolve: (_, args) => `Hello ${String(args["name"])}`,
      },
      failing: {
        type: GraphQLString,
        resolve: () => Promise.reject(new TypeError("on purpose")),
      },
    },
  }),
  mutation: new GraphQLObjectType({
    name: "Mutation",
    fields: {
      add: {
        type: GraphQLInt,
        args: { by: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: async (_, args, context: { total: number }) => {
          context.total += Number(args["by"]);
          return context.total;
        },
      },
    },
  }),
});

const corpus: readonly [string, string, Record<string, unknown>?, string?][] = [
  ["scalars and default arguments", "{ greeting __typename }"],
  ["an argument from a variable", "query ($name: String) { greeting(name: $name) }", { name: "Ada" }],
  ["an absent variable", "query ($name: String) { greeting(name: $name) }"],
  ["a null variable", "query ($name: String) { greeting(name: $name) }", { name: null }],
  ["a variable's default", 'query ($name: String = "Bo") { a: greeting(name: $name) b: greeting }'],
  ["a wrong variable", "query ($name: String) { greeting(name: $name) }", { name: 7 }],
  ["a missing variable", "mutation ($by: Int!) { add(by: $by) }"],
  [
    "unions",
    "{ works { __typename ... on Book { title similar(first: 2) { title } } ... on Film { title } } }",
  ],
  [
    "interfaces and fragments",
    "{ titled { ...T } } fragment T on Titled { title ... on Book { similar { ...B } } } fragment B on Book { title pages }",
  ],
  ["an error under a non-null field", "{ works { ... on Book { title pages } } }"],
  ["errors in nested lists", "{ works { ... on Book { similar(first: 9) { pages } } } }"],
  ["a rejected promise", "{ failing greeting }"],
  [
    "include and skip",
    "query ($x: Boolean!) { a: greeting @include(if: $x) b: greeting @skip(if: $x) }",
    { x: true },
  ],
  ["mutations in their order", "mutation { a: add(by: 1) b: add(by: 10) c: add(by: 100) }"],
  ["one of two operations", "query A { greeting } query B { works { __typename } }", {}, "B"],
  ["the other of two operations", "query A { greeting } query B { works { __typename } }", {}, "A"],
  ["no operation of that name", "query A { greeting }", {}, "C"],
  ["no name for two operations", "query A { greeting } query B { greeting }"],
  ["introspection", getIntrospectionQuery()],
];

/** What a client gets to see: errors come in the order of their paths, keys in any order. */
async function responseTo(result: ExecutionResult | Promise<ExecutionResult>): Promise<unknown> {
  const { data, errors } = await result;
  const plain: { errors: { path?: unknown }[] } = JSON.parse(JSON.stringify({ data, errors: errors ?? [] }));
  plain.errors.sort((one, other) => JSON.stringify(one.path).localeCompare(JSON.stringify(other.path)));
  return plain;
}

test.each(corpus)("compiled or not, %s: the same answer", async (_, text, variableValues, operationName) => {
  const run = createCompiledExecution(testSchema);
  const args = (): ExecutionArgs => ({
    schema: testSchema,
    document,
    contextValue: { total: 0 },
    ...(variableValues === undefined ? {} : { variableValues }),
    ...(operationName === undefined ? {} : { operationName }),
  });
  const document = parse(text);
  const expected = await responseTo(execute(args()));
  expect(await responseTo(run(args()))).toEqual(expected);
  expect(await responseTo(run(args()))).toEqual(expected);
  expect(await responseTo(run(args()))).toEqual(expected);
});

test("the operations of one document do not take each other's place", async () => {
  const run = createCompiledExecution(testSchema);
  const document = parse('query A { greeting(name: "a") } query B { greeting(name: "b") }');
  const responses = [];
  for (const operationName of ["A", "A", "B", "B", "A"]) {
    const { data } = await run({ schema: testSchema, document, operationName });
    responses.push(data?.greeting);
  }
  expect(responses).toEqual(["Hello a", "Hello a", "Hello b", "Hello b", "Hello a"]);
});
