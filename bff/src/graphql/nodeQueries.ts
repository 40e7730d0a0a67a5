import { resolveNodes } from "@pothos/plugin-relay";
import { isObjectType, type GraphQLResolveInfo } from "graphql";
import { isRestricted } from "../access/rules.ts";
import { builder } from "./builder.ts";
import type { Context } from "./context.ts";
import { invalidArgument } from "./invalidArgument.ts";
import { decodeNodeId, type NodeId } from "./nodeId.ts";
import { noteNodeType } from "./nodeType.ts";
import { mayRead } from "./readRules.ts";

/** The most ids `nodes` takes at once. */
const maximumNodes = 100;

/** An id that names no node type is treated like an unknown one, so it answers null and nothing else. */
function readNodeId(text: string, info: GraphQLResolveInfo): NodeId | null {
  const nodeId = decodeNodeId(text);
  const type = nodeId === null ? undefined : info.schema.getType(nodeId.type);
  const isNode = isObjectType(type) && type.getInterfaces().some((one) => one.name === "Node");
  return nodeId !== null && isNode ? { type: nodeId.type, id: nodeId.id } : null;
}

/** Loads the records of all ids, each null or noted with its type. Waits for all: a list must not hold promises. */
export async function loadNodes(
  ids: readonly string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<(object | null)[]> {
  const user = context.session.current?.user;
  if (user !== undefined && isRestricted(user)) return ids.map(() => null);
  const nodeIds = ids.map((text) => readNodeId(text, info));
  const globalIds = nodeIds.map((nodeId) => nodeId && { typename: nodeId.type, id: nodeId.id });
  const records = await Promise.all(await resolveNodes(builder, context, info, globalIds));
  return records.map((record, index) => {
    const nodeId = nodeIds[index];
    if (typeof record !== "object" || record === null || !nodeId) return null;
    const type = info.schema.getType(nodeId.type);
    if (!isObjectType(type) || !mayRead(type, record, context)) return null;
    noteNodeType(record, nodeId.type);
    return record;
  });
}

builder.queryField("node", (t) =>
  t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description:
      "The record with this global id. Null when it is unknown, malformed, not yours or not for you to read, and when nobody is signed in.",
    authScopes: { anyone: true },
    args: {
      id: t.arg.id({ required: true, description: "A global id. White space around it is ignored." }),
    },
    resolve: async (_root, { id }, context, info) => (await loadNodes([id], context, info)).at(0) ?? null,
  }),
);

builder.queryField("nodes", (t) =>
  t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description: `The records with these global ids, in the same order; null in the place of each that \`node\` would not give.`,
    authScopes: { anyone: true },
    args: {
      ids: t.arg.idList({ required: true, description: `At most ${maximumNodes} global ids.` }),
    },
    resolve: async (_root, { ids }, context, info) => {
      if (ids.length > maximumNodes) throw invalidArgument(`\`ids\` takes at most ${maximumNodes} ids.`);
      return loadNodes(ids, context, info);
    },
  }),
);
