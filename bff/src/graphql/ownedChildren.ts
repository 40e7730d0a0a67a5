import type DataLoader from "dataloader";
import type * as v from "valibot";
import { thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { childrenLoader, childrenOfMany, type ChildrenBatch } from "../rest/batch.ts";
import { matchingRows, remembered } from "../rest/decodedRecords.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRow } from "../rest/recordFields.ts";
import { readerOf, unfit } from "../rest/recordReader.ts";
import { mayUse, type Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { mayUseAll } from "./commonOwner.ts";
import type { RecordContext } from "./context.ts";
import { FoundRecords } from "./foundRecords.ts";

/** Children by parent that the user may have; one that names no company belongs to its parent, which was checked. */
function ownedOnly<Row extends Ownership>(user: SessionUser, rows: readonly Row[]): readonly Row[] {
  const isOwned = (row: Row): boolean => row.companyId === null || mayUse(user, row);
  // The very same list, so that what was made of it before can be used again.
  return rows.every(isOwned) ? rows : matchingRows(rows, isOwned);
}

function ownedGroups<Row extends Ownership>(
  user: SessionUser,
  groups: ReadonlyMap<string, readonly Row[]>,
): ReadonlyMap<string, readonly Row[]> {
  const named = (): Iterable<Row> =>
    groups.values().flatMap((rows) => rows.filter(({ companyId }) => companyId !== null));
  if (mayUseAll(user, groups, named)) return groups;
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
  /** The same, although they were read before. */
  loadAnew(context: RecordContext, parentId: string): Promise<readonly Row[]>;
  /** The same, at once when they are known already. */
  find(context: RecordContext, parentId: string): MaybePromise<readonly Row[]>;
  /** Reads those of many parents together, for `find`. Never rejects. */
  readAhead(context: RecordContext, parentIds: Iterable<string>): Promise<void>;
  /** Remembers the children that came along with their parent, which was checked: as if they had been asked for. */
  take(context: RecordContext, parentId: string, came: unknown): void;
  /** Forgets the children of a parent after one of them was added or changed. */
  forget(context: RecordContext, parentId: string): void;
  /** Forgets those of all parents, after a change of which it is not known how far it went. */
  forgetAll(context: RecordContext): void;
}

/** Where the children of a noun's records come from. */
export interface ChildrenSource<Row> {
  /** The look-up list without its id, for example `/v1/companySellerProdBundle/prod_id`. */
  readonly path: string;
  /** The field with the parent's id in a raw child. */
  readonly parentKey: string;
  readonly record: v.GenericSchema<unknown, Row>;
}

/** Loaders of children by parent id. A child that names another tenant than its parent is left out. */
export function ownedChildren<Row extends Ownership>({
  path,
  parentKey,
  record,
}: ChildrenSource<Row>): OwnedChildren<Row> {
  const batch: ChildrenBatch<Row> = {
    list: path,
    single: (id) => ({ template: `${path}/{id}`, params: { id } }),
    parentOf: byField(parentKey),
    decode: (raw) => decodeRow(record, raw),
  };
  const key = {};
  const takenKey = {};
  const loader = (context: RecordContext): DataLoader<string, readonly Row[]> =>
    context.loader(key, () => childrenLoader(context.rest, batch));
  const read = async (context: RecordContext, parentId: string): Promise<readonly Row[]> => {
    const rows = await loader(context).load(parentId);
    const user = context.session.current?.user;
    if (user === undefined) return [];
    return ownedOnly(user, rows);
  };
  const readMany = (
    context: RecordContext,
    user: SessionUser,
    ids: readonly string[],
  ): MaybePromise<ReadonlyMap<string, readonly Row[]>> =>
    thenMaybe(childrenOfMany(context.rest, batch, ids), (groups) => ownedGroups(user, groups));
  const none = () => new FoundRecords<readonly Row[]>();
  const found = (context: RecordContext): FoundRecords<readonly Row[]> | null => {
    const user = context.session.current?.user;
    return user === undefined ? null : context.loader(read, none).of(user);
  };
  const find = (context: RecordContext, parentId: string): MaybePromise<readonly Row[]> => {
    const groups = found(context);
    return groups === null ? [] : (groups.lookUp(parentId) ?? ask(context, groups, parentId));
  };
  const ask = (
    context: RecordContext,
    groups: FoundRecords<readonly Row[]>,
    parentId: string,
  ): MaybePromise<readonly Row[]> => groups.find(parentId, () => read(context, parentId));
  const readRow = readerOf(record);
  /** Nothing when one of them cannot be read, or is another's: asked for by themselves, they say what is wrong. */
  const groupOf = (parentId: string, came: readonly unknown[]): ReadonlyMap<string, readonly Row[]> =>
    remembered(takenKey, came, () => {
      const rows: Row[] = [];
      for (const raw of came) {
        const row = batch.parentOf(raw) === parentId ? readRow(raw) : unfit;
        if (row === unfit) return new Map();
        rows.push(row);
      }
      return new Map([[parentId, rows]]);
    });
  const forget = (context: RecordContext, parentId: string): void => {
    found(context)?.forget(parentId);
    loader(context).clear(parentId);
  };
  return {
    load: async (context, parentId) => find(context, parentId),
    async loadAnew(context, parentId) {
      forget(context, parentId);
      return find(context, parentId);
    },
    find,
    readAhead(context, ids) {
      const user = context.session.current?.user;
      if (user === undefined) return Promise.resolve();
      return found(context)?.readAhead(ids, (some) => readMany(context, user, some)) ?? Promise.resolve();
    },
    take(context, parentId, came) {
      const user = context.session.current?.user;
      if (user === undefined || !Array.isArray(came)) return;
      const groups = groupOf(parentId, came);
      found(context)?.knowAll(ownedGroups(user, groups));
    },
    forget,
    forgetAll(context) {
      found(context)?.forgetAll();
      loader(context).clearAll();
    },
  };
}
