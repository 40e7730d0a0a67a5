import type DataLoader from "dataloader";
import {
  childrenLoader,
  childrenOfMany,
  firstRecord,
  manyRecords,
  recordLoader,
  type ChildrenBatch,
  type RecordBatch,
} from "../rest/batch.ts";
import { remembered } from "../rest/decodedRecords.ts";
import { RestError } from "../rest/error.ts";
import type { Eventually } from "../eventually.ts";
import { mayUse, type Ownership } from "../session/rules.ts";
import type { SessionUser } from "../session/session.ts";
import type { RecordContext } from "./context.ts";
import { CheckedRows } from "./checkedRows.ts";
import { FoundRecords } from "./foundRecords.ts";

/** How a service says that it has no such record, or no such call. */
const absent = new Set(["not-found", "not-offered"]);

/** How a noun's records are read by id, for one request at a time. */
export interface OwnedRecords<Row> {
  /** The record, or null when it is unknown or not the user's; also when nobody is signed in. */
  load(context: RecordContext, id: string): Promise<Row | null>;
  /** The same, at once when it is known already: a list's rows then need no promise each. */
  find(context: RecordContext, id: string): Eventually<Row | null>;
  /** Reads many together, for `find`. Never rejects: what could not be read is asked for again by who needs it. */
  readAhead(context: RecordContext, ids: Iterable<string | null>): Promise<void>;
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
  /** The same for the rows of a list. */
  primeAll(context: RecordContext, rows: readonly Row[]): void;
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
  const checked = new CheckedRows<ReadonlyMap<string, Row | null>>();
  const loader = (context: RecordContext): DataLoader<string, Row | null> =>
    context.loader(key, () => recordLoader(context.rest, batch));
  const read = async (context: RecordContext, id: string): Promise<Row | null> => {
    const row = await loader(context).load(id);
    const user = context.session.current?.user;
    if (row === null || user === undefined) return null;
    const isOwned = row.companyId === null ? await checkParent(context, row) : mayUse(user, row);
    return isOwned ? row : null;
  };
  const none = () => new FoundRecords<Row | null>();
  const found = (context: RecordContext): FoundRecords<Row | null> | null => {
    const user = context.session.current?.user;
    return user === undefined ? null : context.loader(read, none).of(user);
  };
  const find = (context: RecordContext, id: string): Eventually<Row | null> => {
    const rows = found(context);
    if (rows === null) return null;
    const known = rows.lookUp(id);
    return known === undefined ? ask(context, rows, id) : known;
  };
  const ask = (context: RecordContext, rows: FoundRecords<Row | null>, id: string): Eventually<Row | null> =>
    rows.find(id, () => read(context, id));
  const readMany = async (
    context: RecordContext,
    user: SessionUser,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Row | null>> => {
    const rows = await manyRecords(context.rest, batch, ids);
    return checked.of(user, rows, () => usableOf(user, rows));
  };
  const prime = (context: RecordContext, row: Row): void => {
    const user = context.session.current?.user;
    if (user !== undefined && row.companyId !== null) {
      found(context)?.know(row.id, mayUse(user, row) ? row : null);
      return;
    }
    found(context)?.forget(row.id);
    loader(context).clear(row.id).prime(row.id, row);
  };
  return {
    load: async (context, id) => find(context, id),
    find,
    prime,
    primeAll(context, rows) {
      const user = context.session.current?.user;
      if (user === undefined || rows.some(({ companyId }) => companyId === null)) {
        for (const row of rows) prime(context, row);
        return;
      }
      const byId = remembered(key, rows, () => new Map(rows.map((row) => [row.id, row])));
      found(context)?.knowAll(checked.of(user, byId, () => usableOf(user, byId)));
    },
    readAhead(context, ids) {
      const user = context.session.current?.user;
      if (user === undefined) return Promise.resolve();
      return found(context)?.readAhead(ids, (some) => readMany(context, user, some)) ?? Promise.resolve();
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
    forget(context, id) {
      found(context)?.forget(id);
      loader(context).clear(id);
    },
  };
}

/** Records by id as the user may use them; without those that name no company: whether they are theirs, the parent knows. */
function usableOf<Row extends Ownership>(
  user: SessionUser,
  rows: ReadonlyMap<string, Row | null>,
): ReadonlyMap<string, Row | null> {
  const isUsable = (row: Row | null): boolean =>
    row === null || (row.companyId !== null && mayUse(user, row));
  if (rows.values().every(isUsable)) return rows;
  const usable = new Map<string, Row | null>();
  for (const [id, row] of rows) {
    if (row === null || row.companyId !== null) usable.set(id, isUsable(row) ? row : null);
  }
  return usable;
}

/** Children by parent that the user may have; one that names no company belongs to its parent, which was checked. */
function ownedOnly<Row extends Ownership>(user: SessionUser, rows: readonly Row[]): readonly Row[] {
  const isOwned = (row: Row): boolean => row.companyId === null || mayUse(user, row);
  // The very same list, so that what was made of it before can be used again.
  return rows.every(isOwned) ? rows : rows.filter(isOwned);
}

function ownedGroups<Row extends Ownership>(
  user: SessionUser,
  groups: ReadonlyMap<string, readonly Row[]>,
): ReadonlyMap<string, readonly Row[]> {
  const owned = new Map<string, readonly Row[]>();
  let isAll = true;
  for (const [id, rows] of groups) {
    const kept = ownedOnly(user, rows);
    isAll &&= kept === rows;
    owned.set(id, kept);
  }
  return isAll ? groups : owned;
}

/** How the children of a noun's records are read, for one request at a time. */
export interface OwnedChildren<Row> {
  /** All children of a parent that the user may have: check the parent first. */
  load(context: RecordContext, parentId: string): Promise<readonly Row[]>;
  /** The same, at once when they are known already. */
  find(context: RecordContext, parentId: string): Eventually<readonly Row[]>;
  /** Reads those of many parents together, for `find`. Never rejects. */
  readAhead(context: RecordContext, parentIds: Iterable<string>): Promise<void>;
  /** Forgets the children of a parent after one of them was added or changed. */
  forget(context: RecordContext, parentId: string): void;
}

/** Loaders of children by parent id. A child that names another tenant than its parent is left out. */
export function ownedChildren<Row extends Ownership>(batch: ChildrenBatch<Row>): OwnedChildren<Row> {
  const key = {};
  const checked = new CheckedRows<ReadonlyMap<string, readonly Row[]>>();
  const loader = (context: RecordContext): DataLoader<string, readonly Row[]> =>
    context.loader(key, () => childrenLoader(context.rest, batch));
  const read = async (context: RecordContext, parentId: string): Promise<readonly Row[]> => {
    const rows = await loader(context).load(parentId);
    const user = context.session.current?.user;
    if (user === undefined) return [];
    return ownedOnly(user, rows);
  };
  const readMany = async (
    context: RecordContext,
    user: SessionUser,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Row[]>> => {
    const groups = await childrenOfMany(context.rest, batch, ids);
    return checked.of(user, groups, () => ownedGroups(user, groups));
  };
  const none = () => new FoundRecords<readonly Row[]>();
  const found = (context: RecordContext): FoundRecords<readonly Row[]> | null => {
    const user = context.session.current?.user;
    return user === undefined ? null : context.loader(read, none).of(user);
  };
  const find = (context: RecordContext, parentId: string): Eventually<readonly Row[]> => {
    const groups = found(context);
    return groups === null ? [] : (groups.lookUp(parentId) ?? ask(context, groups, parentId));
  };
  const ask = (
    context: RecordContext,
    groups: FoundRecords<readonly Row[]>,
    parentId: string,
  ): Eventually<readonly Row[]> => groups.find(parentId, () => read(context, parentId));
  return {
    load: async (context, parentId) => find(context, parentId),
    find,
    readAhead(context, ids) {
      const user = context.session.current?.user;
      if (user === undefined) return Promise.resolve();
      return found(context)?.readAhead(ids, (some) => readMany(context, user, some)) ?? Promise.resolve();
    },
    forget(context, parentId) {
      found(context)?.forget(parentId);
      loader(context).clear(parentId);
    },
  };
}
