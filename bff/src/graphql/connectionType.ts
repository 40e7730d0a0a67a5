import type { ObjectRef } from "@pothos/core";
import { builder, type BuilderTypes } from "./builder.ts";
import type { Edge, Page } from "./page.ts";
import { defaultPageSize, maximumOffset, maximumPageSize } from "./pageWindow.ts";

/** The connection of a node type and its edge, always of the same shape. */
export interface ConnectionTypes<Node> {
  readonly connection: ObjectRef<BuilderTypes, Page<Node>>;
  readonly edge: ObjectRef<BuilderTypes, Edge<Node>>;
}

/** Makes `<name>Connection` and `<name>Edge` for a node type. `plural` names the rows in descriptions. */
export function connectionTypes<Node>(
  name: string,
  plural: string,
  node: ObjectRef<BuilderTypes, Node>,
): ConnectionTypes<Node> {
  const edge = builder.objectRef<Edge<Node>>(`${name}Edge`);
  edge.implement({
    description: `One of the ${plural} of a page.`,
    fields: (t) => ({
      cursor: t.exposeString("cursor", {
        description: "Where this row stands in the list in this order; give it to `after` or `before`.",
      }),
      node: t.expose("node", { type: node, description: "The record itself." }),
    }),
  });
  const connection = builder.objectRef<Page<Node>>(`${name}Connection`);
  connection.implement({
    description: `A page of ${plural}, in a total order: equal rows stand in the order of their ids.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: "The rows of this page, in the list's order whichever way it is read.",
        resolve: (page) => page.edges,
      }),
      nodes: t.field({
        type: [node],
        description: "The records of this page without their cursors, in the same order as `edges`.",
        resolve: (page) => page.edges.map((edge) => edge.node),
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: "Where this page stands in the list.",
        resolve: (page) => page.pageInfo,
      }),
      totalCount: t.exposeInt("totalCount", {
        description: "How many rows the whole list has, after search and filters, whatever the page.",
      }),
    }),
  });
  return { connection, edge };
}

/** The arguments of every connection. */
export const connectionArguments = builder.args((t) => ({
  first: t.int({
    description: `How many rows from the front, 0 to ${maximumPageSize}; ${defaultPageSize} when neither \`first\` nor \`last\` is given.`,
  }),
  after: t.string({ description: "Only rows after this cursor." }),
  last: t.int({
    description: `How many rows from the end, 0 to ${maximumPageSize}, still in the list's order.`,
  }),
  before: t.string({ description: "Only rows before this cursor. Alone it goes with `last`." }),
  offset: t.int({
    description:
      `How many rows to skip, 0 to ${maximumOffset}, for tables with page numbers. Goes with \`first\`; ` +
      "cannot be combined with `after` or `before`. To walk a list, use cursors: they do not shift.",
  }),
}));
