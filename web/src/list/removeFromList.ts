import type { RecordSourceSelectorProxy } from "relay-runtime";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { linkOf, linksOf } from "#/relay/storeRecord.ts";

/** Takes a deleted record out of the list on the screen, and marks every other list as out of date. */
export function removeFromList(
  store: RecordSourceSelectorProxy,
  listId: string,
  deletedId: string | null | undefined,
): void {
  if (!deletedId) return;
  invalidateLists(store);
  const list = store.get(listId);
  const edges = linksOf(list, "edges");
  if (!list || !edges) return;
  const left = edges.filter((edge) => linkOf(edge, "node")?.getDataID() !== deletedId);
  if (left.length === edges.length) return;
  list.setLinkedRecords(left, "edges");
  list.setValue(Math.max(Number(list.getValue("totalCount")) - 1, 0), "totalCount");
}
