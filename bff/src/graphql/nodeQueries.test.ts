import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isRequiredArgument,
  type GraphQLObjectType,
} from "graphql";
import { expect, test } from "vitest";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { schema } from "../schema.ts";
import { encodeNodeId } from "./nodeId.ts";

const node = schema.getType("Node");
const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];

/** Everything of a record that can be asked for without arguments: what is read along with it as well. */
function selectionOf(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map((field) => (isLeafType(getNamedType(field.type)) ? field.name : `${field.name} { __typename }`))
    .join(" ");
}

test.each(types.map((type) => [type.name, type] as const))(
  "for nobody, and for who has to change their password first, no %s is asked for",
  async (name, type) => {
    const asked = selectionOf(type);
    const rest = createFakeRest({ tables: catalogue(1) });
    for (const user of [null, { ...owner, passwordChanged: false }]) {
      for (const id of ["1", "1-1"]) {
        const response = await run(
          createFakeContext(rest, user),
          `query ($id: ID!) { node(id: $id) { ... on ${name} { ${asked} } } nodes(ids: [$id]) { id } }`,
          { id: encodeNodeId(name, id) },
        );
        expect(response).toEqual({ data: { node: null, nodes: [null] }, errors: [] });
      }
    }
    expect(rest.calls).toEqual([]);
  },
);
