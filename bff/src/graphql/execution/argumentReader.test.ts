import { buildSchema, getArgumentValues, Kind, parse } from "graphql";
import type { FieldNode, GraphQLField } from "graphql";
import { expect, test } from "vitest";
import { argumentReader } from "./argumentReader.ts";

const schema = buildSchema(`
  enum Order { UP DOWN }
  input Filter { name: String, tags: [String!] = ["all"] }
  type Query {
    none: Int
    some(first: Int, size: Int! = 20, order: Order = UP, filter: Filter, ids: [ID!]): Int
    needed(id: ID!): Int
  }
`);

function asked(text: string): { field: GraphQLField<unknown, unknown>; node: FieldNode } {
  const [definition] = parse(
    `query ($a: Int, $b: Int, $o: Order, $s: String, $f: Filter, $i: ID) { ${text} }`,
  ).definitions;
  const node =
    definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : undefined;
  if (node?.kind !== Kind.FIELD) throw new Error("No field.");
  const field = schema.getQueryType()?.getFields()[node.name.value];
  if (field === undefined) throw new Error("No such field.");
  return { field, node };
}

const variables = [
  {},
  { a: 1, b: 2, o: "DOWN", s: "x", f: { name: "n", tags: [] }, i: "7" },
  { a: null, b: null, o: null, s: null, f: null, i: null },
];

test.each([
  "none",
  "some",
  "some(first: 3)",
  "some(first: $a)",
  "some(first: $a, size: $b)",
  "some(order: $o)",
  "some(order: null)",
  "some(order: DOWN, ids: [1, 2])",
  'some(filter: { name: "x" })',
  "some(filter: { name: $s })",
  "some(filter: $f, first: 2)",
  "some(ids: [$i])",
  "needed(id: 4)",
  "needed(id: $i)",
])("%s is given what graphql-js gives it", (text) => {
  const { field, node } = asked(text);
  const read = argumentReader(field, node);
  for (const given of variables) {
    const outcome = (work: () => unknown): unknown => {
      try {
        return work();
      } catch (error) {
        return String(error);
      }
    };
    expect(outcome(() => read(given))).toEqual(outcome(() => getArgumentValues(field, node, given)));
  }
});
