import { isInterfaceType } from "graphql";
import type { GraphQLNamedType, GraphQLObjectType, GraphQLResolveInfo, GraphQLSchema } from "graphql";
import * as v from "valibot";
import { isRestricted } from "../access/rules.ts";
import { allOf, type MaybePromise } from "../maybePromise.ts";
import { builder } from "./builder.ts";
import type { Context } from "./context.ts";
import { invalidArgument } from "./invalidArgument.ts";
import { decodeNodeId } from "./nodeId.ts";
import { noteNodeType } from "./nodeType.ts";
import { mayRead } from "./readRules.ts";

/** The most ids `nodes` takes at once. */
const maximumNodes = 100;

/** What a node type says of how a record is loaded by its id. */
const loading = v.object({
  pothosOptions: v.object({
    loadOne: v.optional(v.function()),
    loadWithoutCache: v.optional(v.function()),
  }),
});

/** A type of nodes, and how its records are loaded. `loadOne` takes no notice of the last parameter. */
interface NodeType {
  readonly type: GraphQLObjectType;
  readonly load: (id: string, context: Context, info: GraphQLResolveInfo) => unknown;
}

const nodeTypes = new WeakMap<GraphQLNamedType, NodeType>();

/** Learns how the records of each node type are loaded. Throws when a type does not say. */
export function learnNodeTypes(schema: GraphQLSchema): void {
  const node = schema.getType("Node");
  for (const type of isInterfaceType(node) ? schema.getPossibleTypes(node) : []) {
    const { loadOne, loadWithoutCache } = v.parse(loading, type.extensions).pothosOptions;
    const load = loadOne ?? loadWithoutCache;
    if (load === undefined) throw new Error(`${type.name} does not say how it is loaded by its id.`);
    nodeTypes.set(type, { type, load });
  }
}

/** The node type of this name; undefined when there is none. */
function nodeTypeNamed(name: string, { schema }: GraphQLResolveInfo): NodeType | undefined {
  const type = schema.getType(name);
  return type && nodeTypes.get(type);
}

/**
 * The record of a global id, noted with its type. Null when there is none for the caller, or when the id is malformed or
 * names no node type.
 */
export function loadNode(
  text: string,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<object | null> {
  const user = context.session.current?.user;
  if (user !== undefined && isRestricted(user)) return null;
  const nodeId = decodeNodeId(text);
  const node = nodeId === null ? undefined : nodeTypeNamed(nodeId.type, info);
  if (nodeId === null || node === undefined) return null;
  const { type, load } = node;
  const shown = (record: unknown): object | null => {
    if (typeof record !== "object" || record === null || !mayRead(type, record, context)) return null;
    noteNodeType(record, type.name);
    return record;
  };
  const record = load(nodeId.id, context, info);
  return record instanceof Promise ? record.then(shown) : shown(record);
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
    resolve: (_root, { id }, context, info) => loadNode(id, context, info),
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
    // Waits for all: a list must not hold promises.
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > maximumNodes) throw invalidArgument(`\`ids\` takes at most ${maximumNodes} ids.`);
      const found = new Map<string, MaybePromise<object | null>>();
      for (const id of ids) if (!found.has(id)) found.set(id, loadNode(id, context, info));
      return allOf(ids.map((id) => found.get(id) ?? null));
    },
  }),
);
