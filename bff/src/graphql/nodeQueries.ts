import {
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from "graphql";
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

/** A type of nodes, and how its records are loaded; the parameters are those of Pothos. */
interface NodeType {
  readonly type: GraphQLObjectType;
  readonly load: (id: string, context: Context, info: GraphQLResolveInfo) => unknown;
}

const nodeTypes = new WeakMap<GraphQLNamedType, NodeType | null>();

function readNodeType(type: GraphQLNamedType): NodeType | null {
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === "Node")) return null;
  const { loadOne, loadWithoutCache } = v.parse(loading, type.extensions).pothosOptions;
  const load = loadOne ?? loadWithoutCache;
  if (load === undefined) throw new Error(`${type.name} does not say how it is loaded by its id.`);
  return { type, load };
}

/** The node type of this name; null when there is none. */
function nodeTypeNamed(name: string, { schema }: GraphQLResolveInfo): NodeType | null {
  const type = schema.getType(name);
  if (type === undefined) return null;
  let found = nodeTypes.get(type);
  if (found === undefined) {
    found = readNodeType(type);
    nodeTypes.set(type, found);
  }
  return found;
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
  const node = nodeId === null ? null : nodeTypeNamed(nodeId.type, info);
  if (nodeId === null || node === null) return null;
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
      return allOf(ids.map((id) => loadNode(id, context, info)));
    },
  }),
);
