import type { RecordProxy, RecordSourceProxy } from "relay-runtime";

const field = "bookmarks";

/** The viewer's bookmarks in the store; none while they are not known. */
function storedBookmarks(store: RecordSourceProxy): RecordProxy[] {
  const bookmarks = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecords(field) ?? [];
  return bookmarks.flatMap((bookmark) => bookmark ?? []);
}

/** Puts other bookmarks in their place. */
function storeBookmarks(store: RecordSourceProxy, bookmarks: readonly RecordProxy[]): void {
  store
    .getRoot()
    .getLinkedRecord("viewer")
    ?.setLinkedRecords([...bookmarks], field);
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
export function takeOver(store: RecordSourceProxy, payload: RecordProxy | null): void {
  const bookmarks = payload?.getLinkedRecords(field);
  if (bookmarks)
    storeBookmarks(
      store,
      bookmarks.flatMap((bookmark) => bookmark ?? []),
    );
}
