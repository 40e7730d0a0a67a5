import type { RecordSourceSelectorProxy } from "relay-runtime";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { linkOf, linksOf, type StoreRecord } from "#/relay/storeRecord.ts";

/** Tells which of two records stands first, as a sort does. */
type Compare = (left: StoreRecord, right: StoreRecord) => number;

/** For records that people put in order. */
export const byOrder: Compare = (left, right) =>
  Number(left.getValue("order")) - Number(right.getValue("order"));

/**
 * Puts a new edge into the list on the screen, and marks every other list as out of date. It stands first, where nobody
 * overlooks it, or among its neighbours where the list has an order of its own (decision D-41).
 */
export function prependEdge(
  store: RecordSourceSelectorProxy,
  listId: string | undefined,
  edge: StoreRecord | null | undefined,
  compare?: Compare,
): void {
  const added = linkOf(edge, "node");
  if (!edge || !added) return;
  invalidateLists(store);
  const list = listId === undefined ? undefined : store.get(listId);
  const edges = linksOf(list, "edges");
  if (!list || !edges) return;
  const later = (other: StoreRecord | null) => other !== null && (compare?.(other, added) ?? 1) > 0;
  const next = edges.findIndex((other) => later(linkOf(other, "node")));
  list.setLinkedRecords(edges.toSpliced(next === -1 ? edges.length : next, 0, edge), "edges");
  list.setValue(Number(list.getValue("totalCount")) + 1, "totalCount");
}
