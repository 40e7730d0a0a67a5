import type DataLoader from "dataloader";
import * as v from "valibot";
import { thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { allRecords, firstRecord, manyRecords, recordLoader, type RecordBatch } from "../rest/batch.ts";
import type { RestRead } from "../rest/client.ts";
import { remembered } from "../rest/decodedRecords.ts";
import { isMissing } from "../rest/error.ts";
import { byField } from "../rest/idsRead.ts";
import { readIncluded, type Included } from "../rest/includedRead.ts";
import { decodeRow } from "../rest/recordFields.ts";
import { readerOf, unfit } from "../rest/recordReader.ts";
import { mayUse, type Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { mayUseAll } from "./commonOwner.ts";
import type { RecordContext } from "./context.ts";
import { NotFoundError, UnavailableError } from "./errors.ts";
import { FoundRecords } from "./foundRecords.ts";
import { idOfType } from "./nodeId.ts";
import {
  idIn,
  newestLike,
  orUnseen,
  wholeRecord,
  type Written,
  type WrittenSource,
} from "./writtenRecord.ts";

/** Where a noun's records come from. */
export interface RecordSource<Row> extends Partial<WrittenSource<Row>> {
  /** The type in the schema, for example `Brand`. */
  readonly typeName: string;
  /** The collection of the service, for example `/v1/companyBrand`. */
  readonly path: string;
  /** The field with the record's id, for example `brand_id`, or how it is read. */
  readonly key: string | RecordBatch<Row>["keyOf"];
  /** The form of ids that can be asked for together, where it is not one number. */
  readonly idForm?: RegExp;
  readonly record: v.GenericSchema<unknown, Row>;
  /** The documented read of one record; `{path}/{id}` where nothing else is said. */
  readonly single?: (id: string) => RestRead;
  /** Whose a record is that does not name its company: whether the user may have its parent. */
  readonly checkParent?: (context: RecordContext, row: Row) => Promise<boolean>;
  /** The documented list of all the user's records, for a service that has no call for one of them (decision D-13). */
  readonly all?: (context: RecordContext, user: SessionUser) => Promise<readonly Row[]>;
  /** Whether one of them may be readable by itself all the same, which is tried first. */
  readonly isReadAlone?: boolean;
  /** What is known around a record that was just written, and has to be forgotten. */
  readonly afterWrite?: (context: RecordContext, row: Row) => void;
}

/** How a noun's records are read by id, for one request at a time. */
export interface OwnedRecords<Row> {
  readonly typeName: string;
  readonly path: string;
  /** The record, or null when it is unknown or not the user's; also when nobody is signed in. */
  load(context: RecordContext, id: string): Promise<Row | null>;
  /** The same, at once when it is known already: a list's rows then need no promise each. */
  find(context: RecordContext, id: string): MaybePromise<Row | null>;
  /** Reads many together, for `find`. Never rejects: what could not be read is asked for again by who needs it. */
  readAhead(context: RecordContext, ids: Iterable<string | null>): Promise<void>;
  /**
   * Reads one record by itself, not from memory, with the tag of the response. Null when the service has no such call
   * or no longer the record; a record of somebody else in its place counts as none.
   */
  readAlone(
    context: RecordContext,
    row: Row,
  ): Promise<{ readonly row: Row; readonly etag: string | null } | null>;
  /** The record that an id of an input names. Throws `NotFoundError` when it is unknown or not the user's. */
  require(context: RecordContext, nodeId: string): Promise<Row>;
  /**
   * The record that was written, remembered: as the response has it, or read again where the response does not show it
   * whole. It has been written, so one that is found nowhere is no refusal: `UnavailableError` with the outcome `UNKNOWN`.
   */
  written(context: RecordContext, body: unknown, written: Written<Row>): Promise<Row>;
  /** The same of several records; those of a list, read anew, unless the responses show every one. */
  writtenAmong(
    context: RecordContext,
    bodies: readonly unknown[],
    list: () => Promise<readonly Row[]>,
  ): Promise<Row[]>;
  /** Remembers a record that was read in another way, so that it costs no further call. */
  prime(context: RecordContext, row: Row): void;
  /** The same for the rows of a list. */
  primeAll(context: RecordContext, rows: readonly Row[]): void;
  /**
   * Reads a record together with what belongs to it, where the service has that in one call, and remembers the record. What
   * came along is for `take`; null when it has to be asked for, or when the user may not have the record.
   */
  readWith(context: RecordContext, id: string, names: string): MaybePromise<Included | null>;
  /** Remembers what came along with another record, one or a list: as if it had been asked for. */
  take(context: RecordContext, came: unknown): void;
  /** Forgets a record that was just changed. */
  forget(context: RecordContext, id: string): void;
  /** Forgets all of them, after a change of which it is not known how far it went. */
  forgetAll(context: RecordContext): void;
}

/** `require` by another way to load. */
export function requireBy<Row>(
  typeName: string,
  load: OwnedRecords<Row>["load"],
): OwnedRecords<Row>["require"] {
  return async (context, nodeId) => {
    const id = idOfType(typeName, nodeId);
    const row = id === null ? null : await load(context, id);
    if (row === null) throw new NotFoundError();
    return row;
  };
}

/** Loaders of one noun's records whose tenant is checked. */
export function ownedRecords<Row extends Ownership & { readonly id: string }>({
  typeName,
  path,
  key: idKey,
  idForm,
  record,
  single = (id) => ({ template: `${path}/{id}`, params: { id } }),
  checkParent = () => Promise.resolve(false),
  all,
  isReadAlone = false,
  mark,
  siblings,
  afterWrite,
}: RecordSource<Row>): OwnedRecords<Row> {
  const batch: RecordBatch<Row> = {
    list: path,
    single,
    keyForm: idForm,
    keyOf: typeof idKey === "string" ? byField(idKey) : idKey,
    decode: (raw) => decodeRow(record, raw),
  };
  const key = {};
  const loader = (context: RecordContext): DataLoader<string, Row | null> =>
    context.loader(key, () => recordLoader(context.rest, batch));
  const listKey = {};
  const takenKey = {};
  const listed = async (context: RecordContext, isAnew: boolean): Promise<readonly Row[]> => {
    const user = context.session.current?.user;
    if (user === undefined || all === undefined) return [];
    const known = context.loader(listKey, (): { rows: Promise<readonly Row[]> | null } => ({ rows: null }));
    if (isAnew || known.rows === null) known.rows = all(context, user);
    return known.rows;
  };
  const isOnlyListed = (context: RecordContext): boolean =>
    all !== undefined && context.rest.capabilities.offers(`ids ${path}`) === false;
  const readListed = async (context: RecordContext, id: string): Promise<Row | null> =>
    isOnlyListed(context) ? ((await listed(context, false)).find((row) => row.id === id) ?? null) : null;
  const readOne = (context: RecordContext, id: string): Promise<Row | null> =>
    isOnlyListed(context) && !isReadAlone ? Promise.resolve(null) : loader(context).load(id);
  const read = async (context: RecordContext, id: string): Promise<Row | null> => {
    const alone = await readOne(context, id);
    // The first look may be what has shown that there is no call for one.
    const row = alone ?? (await readListed(context, id));
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
  const find = (context: RecordContext, id: string): MaybePromise<Row | null> => {
    const rows = found(context);
    if (rows === null) return null;
    const known = rows.lookUp(id);
    return known === undefined ? ask(context, rows, id) : known;
  };
  const ask = (
    context: RecordContext,
    rows: FoundRecords<Row | null>,
    id: string,
  ): MaybePromise<Row | null> => rows.find(id, () => read(context, id));
  const readMany = (
    context: RecordContext,
    user: SessionUser,
    ids: readonly string[],
  ): MaybePromise<ReadonlyMap<string, Row | null>> =>
    thenMaybe(manyRecords(context.rest, batch, ids), (rows) => usableOf(user, rows));
  const prime = (context: RecordContext, row: Row): void => {
    const user = context.session.current?.user;
    if (user !== undefined && row.companyId !== null) {
      found(context)?.know(row.id, mayUse(user, row) ? row : null);
      return;
    }
    found(context)?.forget(row.id);
    loader(context).clear(row.id).prime(row.id, row);
  };
  const readRow = readerOf(record);
  /** Those that can be read: another is asked for by itself, which says what is wrong. */
  const rowsOf = (came: unknown): ReadonlyMap<string, Row | null> =>
    remembered(takenKey, came, () => {
      const rows = new Map<string, Row | null>();
      for (const raw of allRecords(came)) {
        const id = batch.keyOf(raw);
        const row = readRow(raw);
        if (id !== null && row !== unfit) rows.set(id, row);
      }
      return rows;
    });
  const take = (context: RecordContext, came: unknown): void => {
    const user = context.session.current?.user;
    if (user === undefined) return;
    const rows = rowsOf(came);
    found(context)?.knowAll(usableOf(user, rows));
  };
  const load = async (context: RecordContext, id: string): Promise<Row | null> => find(context, id);
  const forget = (context: RecordContext, id: string): void => {
    found(context)?.forget(id);
    loader(context).clear(id);
  };
  const readBack = async (
    context: RecordContext,
    user: SessionUser,
    body: unknown,
    written: Written<Row>,
  ): Promise<Row | null> => {
    const isEdit = "row" in written;
    // Only a plain key stands in a response by itself.
    const id = isEdit ? written.row.id : typeof idKey === "string" ? idIn(body, batch.keyOf) : null;
    if (id !== null) forget(context, id);
    // What was listed before the write would show the record as it was.
    const readNow = isOnlyListed(context) ? readOne : load;
    const byId = id === null ? null : await readNow(context, id);
    if (byId !== null) return byId;
    const like = isEdit ? written.row : draftOf(user, written.body);
    const rows = like === null ? [] : await (siblings?.(context, like) ?? listed(context, true));
    if (id !== null) return rows.find((row) => row.id === id) ?? null;
    return like === null || mark === undefined ? null : newestLike(rows, like, mark);
  };
  /** A record of what was sent, with no id of its own yet. */
  const draftOf = (user: SessionUser, sent: object): Row | null => {
    const own = typeof idKey === "string" ? { [idKey]: 0 } : {};
    const draft = v.safeParse(record, {
      company_po_id: user.companyId,
      ...own,
      ...sent,
    });
    return draft.success ? draft.output : null;
  };
  const remember = (context: RecordContext, row: Row | null): Row => {
    const user = context.session.current?.user;
    if (user === undefined || row === null || (row.companyId !== null && !mayUse(user, row)))
      throw new UnavailableError("UNKNOWN");
    prime(context, row);
    afterWrite?.(context, row);
    return row;
  };
  return {
    typeName,
    path,
    load,
    find,
    prime,
    require: requireBy(typeName, load),
    async written(context, body, written) {
      const user = context.session.current?.user;
      if (user === undefined) throw new UnavailableError("UNKNOWN");
      const whole = wholeRecord(record, body, mark);
      return remember(context, whole ?? (await orUnseen(() => readBack(context, user, body, written))));
    },
    async writtenAmong(context, bodies, list) {
      const shown = bodies.flatMap((body) => wholeRecord(record, body, mark) ?? []);
      const rows = shown.length === bodies.length ? shown : await orUnseen(list);
      return (rows ?? [null]).map((row) => remember(context, row));
    },
    primeAll(context, rows) {
      const user = context.session.current?.user;
      if (user === undefined || rows.some(({ companyId }) => companyId === null)) {
        for (const row of rows) prime(context, row);
        return;
      }
      const byId = remembered(key, rows, () => new Map(rows.map((row) => [row.id, row])));
      found(context)?.knowAll(usableOf(user, byId));
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
        if (isMissing(error)) return null;
        throw error;
      }
    },
    readWith(context, id, names) {
      if (found(context) === null) return null;
      return thenMaybe(readIncluded(context.rest, path, id, batch.keyOf, names), (read) => {
        if (read === null) return null;
        if (read.body.length === 0) found(context)?.know(id, null);
        else take(context, read.body);
        return found(context)?.lookUp(id) ? read.included : null;
      });
    },
    take,
    forget,
    forgetAll(context) {
      found(context)?.forgetAll();
      loader(context).clearAll();
    },
  };
}

/** Records by id as the user may use them; without those that name no company: whether they are theirs, the parent knows. */
function usableOf<Row extends Ownership>(
  user: SessionUser,
  rows: ReadonlyMap<string, Row | null>,
): ReadonlyMap<string, Row | null> {
  if (mayUseAll(user, rows, () => rows.values().filter((row) => row !== null))) return rows;
  const isUsable = (row: Row | null): boolean =>
    row === null || (row.companyId !== null && mayUse(user, row));
  if (rows.values().every(isUsable)) return rows;
  const usable = new Map<string, Row | null>();
  for (const [id, row] of rows) {
    if (row === null || row.companyId !== null) usable.set(id, isUsable(row) ? row : null);
  }
  return usable;
}
