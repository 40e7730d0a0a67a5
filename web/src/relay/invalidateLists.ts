import type { RecordSourceProxy } from "relay-runtime";
import { storedViewer } from "./storeRecord.ts";

/**
 * After a change that moves rows in lists that are not on the screen: their next visit asks the network.
 * What is on the screen stays; the mutation's own response has brought it up to date.
 */
export function invalidateLists(store: RecordSourceProxy): void {
  storedViewer(store)?.invalidateRecord();
}
