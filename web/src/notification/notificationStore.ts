import { ConnectionHandler, type RecordSourceProxy } from "relay-runtime";
import { linkOf, linksOf, type StoreRecord, storedViewer } from "#/relay/storeRecord.ts";

const connectionKey = "NotificationList_notifications";

/** The lists of notices that were read: all of them, and those that are not read. */
function storedLists(store: RecordSourceProxy): readonly StoreRecord[] {
  const viewer = storedViewer(store);
  if (viewer === null) return [];
  return [null, true].flatMap(
    (unread) => ConnectionHandler.getConnection(viewer, connectionKey, { filter: { unread } }) ?? [],
  );
}

/** Puts a notice that has come, or counts more, on top of the lists. */
export function insertNotification(
  store: RecordSourceProxy,
  notification: StoreRecord | null | undefined,
): void {
  if (!notification) return;
  for (const list of storedLists(store)) {
    const others = (linksOf(list, "edges") ?? []).filter(
      (edge) => linkOf(edge, "node")?.getDataID() !== notification.getDataID(),
    );
    const edge = ConnectionHandler.createEdge(store, list, notification, "NotificationEdge");
    // The list goes on after its last row; no page begins at this one.
    edge.setValue("", "cursor");
    list.setLinkedRecords([edge, ...others], "edges");
  }
}

/** All notices are read. */
export function noteAllRead(store: RecordSourceProxy): void {
  for (const list of storedLists(store))
    for (const edge of linksOf(list, "edges") ?? []) linkOf(edge, "node")?.setValue(true, "isRead");
}
