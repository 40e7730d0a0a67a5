import type { IEnvironment, RecordSourceProxy } from "relay-runtime";
import { linkOf, linksOf } from "./storeRecord.ts";

/** Whether a record of the store is a connection that was fetched with its edges. */
function hasEdges(record: unknown): boolean {
  if (typeof record !== "object" || record === null) return false;
  const edges: unknown = Reflect.get(record, "edges");
  return typeof edges === "object" && edges !== null && "__refs" in edges;
}

/** Takes a record out of every list that the store knows, whatever its arguments, and out of their counts. */
export function removeEverywhere(environment: IEnvironment, store: RecordSourceProxy, id: string): void {
  const source = environment.getStore().getSource();
  for (const dataId of source.getRecordIDs()) {
    if (!hasEdges(source.get(dataId))) continue;
    const list = store.get(dataId);
    const edges = linksOf(list, "edges");
    if (!list || !edges) continue;
    const left = edges.filter((edge) => linkOf(edge, "node")?.getDataID() !== id);
    if (left.length === edges.length) continue;
    list.setLinkedRecords(left, "edges");
    const count = list.getValue("totalCount");
    if (typeof count === "number") list.setValue(Math.max(count - 1, 0), "totalCount");
  }
}
