import type DataLoader from "dataloader";
import {
  childrenLoader,
  firstRecord,
  recordLoader,
  type ChildrenBatch,
  type RecordBatch,
} from "../rest/batch.ts";
import { RestError } from "../rest/error.ts";
import { mayUse, type Ownership } from "../session/rules.ts";
import type { RecordContext } from "./context.ts";

/** How a service says that it has no such record, or no such call. */
const absent = new Set(["not-found", "not-offered"]);

/** How a noun's records are read by id, for one request at a time. */
export interface OwnedRecords<Row> {
  /** The record, or null when it is unknown or not the user's; also when nobody is signed in. */
  load(context: RecordContext, id: string): Promise<Row | null>;
  /**
   * Reads one record by itself, not from memory, with the tag of the answer. Null when the service has no such call
   * or no longer the record; a record of somebody else in its place counts as none.
   */
  readAlone(
    context: RecordContext,
    row: Row,
  ): Promise<{ readonly row: Row; readonly etag: string | null } | null>;
  /** Remembers a record that was read in another way, so that it costs no further call. */
  prime(context: RecordContext, row: Row): void;
  /** Forgets a record that was just changed. */
  forget(context: RecordContext, id: string): void;
}

/**
 * Loaders of one noun's records whose tenant is checked. `checkParent` decides about records that do not name
 * their company: by whether the user may have the parent.
 */
export function ownedRecords<Row extends Ownership & { readonly id: string }>(
  batch: RecordBatch<Row>,
  checkParent: (context: RecordContext, row: Row) => Promise<boolean> = () => Promise.resolve(false),
): OwnedRecords<Row> {
  const key = {};
  const loader = (context: RecordContext): DataLoader<string, Row | null> =>
    context.loader(key, () => recordLoader(context.rest, batch));
  return {
    async load(context, id) {
      const user = context.session.current?.user;
      if (user === undefined) return null;
      const row = await loader(context).load(id);
      if (row === null) return null;
      const isOwned = row.companyId === null ? await checkParent(context, row) : mayUse(user, row);
      return isOwned ? row : null;
    },
    async readAlone(context, row) {
      try {
        const { body, etag } = await context.rest.get(batch.single(row.id));
        const record = firstRecord(body);
        const found = record === null ? null : batch.decode(record);
        const isSame = found?.id === row.id && found.companyId === row.companyId;
        return found !== null && isSame && found.sellerId === row.sellerId ? { row: found, etag } : null;
      } catch (error) {
        if (error instanceof RestError && absent.has(error.kind)) return null;
        throw error;
      }
    },
    prime(context, row) {
      loader(context).clear(row.id).prime(row.id, row);
    },
    forget(context, id) {
      loader(context).clear(id);
    },
  };
}

/** How the children of a noun's records are read, for one request at a time. */
export interface OwnedChildren<Row> {
  /** All children of a parent that the user may have: check the parent first. */
  load(context: RecordContext, parentId: string): Promise<readonly Row[]>;
  /** Forgets the children of a parent after one of them was added or changed. */
  forget(context: RecordContext, parentId: string): void;
}

/** Loaders of children by parent id. A child that names another tenant than its parent is left out. */
export function ownedChildren<Row extends Ownership>(batch: ChildrenBatch<Row>): OwnedChildren<Row> {
  const key = {};
  const loader = (context: RecordContext): DataLoader<string, readonly Row[]> =>
    context.loader(key, () => childrenLoader(context.rest, batch));
  return {
    async load(context, parentId) {
      const user = context.session.current?.user;
      if (user === undefined) return [];
      const rows = await loader(context).load(parentId);
      return rows.filter((row) => row.companyId === null || mayUse(user, row));
    },
    forget(context, parentId) {
      loader(context).clear(parentId);
    },
  };
}
