import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import { outdateLists } from "#/relay/outdateLists.ts";

/** Puts a new edge first into the list on the screen, where nobody overlooks it, and marks every other list as out of date. */
export function showInList(
  store: RecordSourceSelectorProxy,
  listId: string | undefined,
  edge: RecordProxy | null | undefined,
): void {
  if (!edge) return;
  outdateLists(store);
  const list = listId === undefined ? undefined : store.get(listId);
  const edges = list?.getLinkedRecords("edges");
  if (!list || !edges) return;
  list.setLinkedRecords([edge, ...edges], "edges");
  list.setValue(Number(list.getValue("totalCount")) + 1, "totalCount");
}
