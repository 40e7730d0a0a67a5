import type { RecordSourceProxy } from "relay-runtime";
import { linksOf, storedViewer, type StoreRecord } from "#/relay/storeRecord.ts";

const field = "bookmarks";

/** The viewer's bookmarks in the store; none while they are not known. */
function storedBookmarks(store: RecordSourceProxy): StoreRecord[] {
  return linksOf(storedViewer(store), field) ?? [];
}

/** Puts other bookmarks in their place. */
function storeBookmarks(store: RecordSourceProxy, bookmarks: readonly StoreRecord[]): void {
  storedViewer(store)?.setLinkedRecords([...bookmarks], field);
}

export function addBookmark(store: RecordSourceProxy, entry: string): void {
  const bookmark = store.create(`client:bookmark:${entry}`, "Bookmark");
  bookmark.setValue(entry, "entry");
  storeBookmarks(store, [...storedBookmarks(store), bookmark]);
}

export function removeBookmark(store: RecordSourceProxy, entry: string): void {
  storeBookmarks(
    store,
    storedBookmarks(store).filter((bookmark) => bookmark.getValue("entry") !== entry),
  );
}

/** Takes over what a mutation's answer says of the bookmarks; nothing when it was refused. */
export function takeOver(store: RecordSourceProxy, payload: StoreRecord): void {
  const bookmarks = linksOf(payload, field);
  if (bookmarks) storeBookmarks(store, bookmarks);
}
