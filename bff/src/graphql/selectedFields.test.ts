import { buildSchema, graphqlSync, type GraphQLResolveInfo } from "graphql";
import { expect, test } from "vitest";
import { selectedFields } from "./selectedFields.ts";

const schema = buildSchema(`
  type Query { list(first: Int): List }
  type List { edges: [Edge] }
  type Edge { node: Item cursor: String }
  type Item { name: String brand: Item seller: Item }
`);

/** What is asked for below `edges.node` of the list in a document. */
function asked(document: string, variableValues: Record<string, unknown> = {}): string[] {
  const found: string[] = [];
  const rootValue = {
    list(_args: unknown, _context: unknown, info: GraphQLResolveInfo) {
      found.push(...selectedFields(info, "edges.node"));
      return null;
    },
  };
  const { errors } = graphqlSync({ schema, source: document, rootValue, variableValues });
  expect(errors).toBeUndefined();
  return found.toSorted();
}

test("fields are found by name, whatever they are called in the answer, and through fragments", () => {
  expect(asked("{ list { edges { cursor node { name maker: brand { name } } } } }")).toEqual([
    "brand",
    "name",
  ]);
  expect(
    asked(
      "{ list { edges { node { ...Row ... on Item { seller { name } } } } } } fragment Row on Item { brand { name } }",
    ),
  ).toEqual(["brand", "seller"]);
});

test("what may be left out is not counted on", () => {
  expect(
    asked("query ($all: Boolean!) { list { edges { node { name brand @include(if: $all) { name } } } } }", {
      all: true,
    }),
  ).toEqual(["name"]);
});

test("a document without the path asks for nothing", () => {
  expect(asked("{ list { edges { cursor } } }")).toEqual([]);
});
