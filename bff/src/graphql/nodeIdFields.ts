import { isInterfaceType, type GraphQLSchema } from "graphql";
import * as v from "valibot";
import { encodeNodeId } from "./nodeId.ts";

/** What a noun says of the ids of its records when it calls `builder.node`. */
const nodeOptions = v.object({ pothosOptions: v.object({ id: v.object({ resolve: v.function() }) }) });

/**
 * Makes the ids of records at once. The relay plugin's resolver waits for what may be a promise and never is here: a page
 * with two hundred records in it would be a thousand promises for their ids alone. Throws when a node type does not say
 * what its ids are.
 */
export function makeIdsAtOnce(schema: GraphQLSchema): void {
  const node = schema.getType("Node");
  if (!isInterfaceType(node)) return;
  for (const type of schema.getPossibleTypes(node)) {
    const { id } = v.parse(nodeOptions, type.extensions).pothosOptions;
    const field = type.getFields()["id"];
    if (field !== undefined) field.resolve = (record) => encodeNodeId(type.name, String(id.resolve(record)));
  }
}
