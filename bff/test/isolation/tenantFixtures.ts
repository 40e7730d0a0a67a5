import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { collections, nodes } from "../nouns/samples.ts";
import { idsOf } from "./fixtures.ts";
import { type Collection, ids } from "./tenants.ts";

/**
 * Two companies and two locations whose records are all marked, in a database that is not clean: the second record of
 * some collections is our own and points at another company's.
 */
export const tenantFixtures: Readonly<Record<string, Collection>> = collections;

/** The ids of each node type's records, for the number that tells whose they are. */
export const nodeIds: Readonly<Record<string, (id: number) => readonly string[]>> = Object.fromEntries(
  Object.entries(nodes).map(([type, node]) => [type, idsOf(node)]),
);

/** The id of the record of a type that is the caller's own. */
export function own(type: string): string {
  return encodeNodeId(type, nodeIds[type]?.(ids.own)[0] ?? "");
}

/** Of the numbers of others, those under which there is a record of a type that the viewer must not have. */
export function hiddenOf(type: string, hidden: readonly number[]): readonly number[] {
  const { of } = nodes[type] ?? { of: "company" };
  // A colleague's private things are as foreign as another company's.
  if (of === "person") return [...new Set([...hidden, ids.neighbour])];
  return hidden.filter((id) => id !== ids.neighbour || of === "location");
}
