import type { RecordProxy, RecordSourceProxy, Variables } from "relay-runtime";

/** A record of the store, which may lack any field. A bare `RecordProxy` is one of `any` and claims to have them all. */
export type StoreRecord = RecordProxy<object>;

/** The record that a field leads to; null where it leads nowhere. */
export function linkOf(
  record: StoreRecord | null | undefined,
  field: string,
  args?: Variables,
): StoreRecord | null {
  return record?.getLinkedRecord(field, args) ?? null;
}

/** The records that a field lists; null where there is no list. */
export function linksOf(record: StoreRecord | null | undefined, field: string): StoreRecord[] | null {
  const links: readonly (StoreRecord | null)[] | null | undefined = record?.getLinkedRecords(field);
  return links?.filter((link) => link !== null) ?? null;
}

/** Who is signed in; null while nobody is known. */
export function storedViewer(store: RecordSourceProxy): StoreRecord | null {
  return linkOf(store.getRoot(), "viewer");
}
