import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import { outdateLists } from "#/relay/outdateLists.ts";

/** Tells which of two records stands first, as a sort does. */
type Compare = (left: RecordProxy, right: RecordProxy) => number;

/** For records that people put in order. */
export const byOrder: Compare = (left, right) =>
  Number(left.getValue("order")) - Number(right.getValue("order"));

/**
 * Puts a new edge into the list on the screen, and marks every other list as out of date. It stands first, where nobody
 * overlooks it, or among its neighbours where the list has an order of its own (decision D-41).
 */
export function showInList(
  store: RecordSourceSelectorProxy,
  listId: string | undefined,
  edge: RecordProxy | null | undefined,
  compare?: Compare,
): void {
  const added = edge?.getLinkedRecord("node");
  if (!edge || !added) return;
  outdateLists(store);
  const list = listId === undefined ? undefined : store.get(listId);
  const edges = list?.getLinkedRecords("edges");
  if (!list || !edges) return;
  const later = (other: RecordProxy | null | undefined) => !!other && (compare?.(other, added) ?? 1) > 0;
  const next = edges.findIndex((other) => later(other?.getLinkedRecord("node")));
  list.setLinkedRecords(edges.toSpliced(next === -1 ? edges.length : next, 0, edge), "edges");
  list.setValue(Number(list.getValue("totalCount")) + 1, "totalCount");
}
