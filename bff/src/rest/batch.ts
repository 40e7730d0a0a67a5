import DataLoader from "dataloader";
import { allOf, thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { ownError } from "./responseError.ts";
import type { RestClient, RestRead } from "./client.ts";
import { remembered } from "./decodedRecords.ts";
import { RestError } from "./error.ts";
import { idsPerCall, readByIds, wayOfKey } from "./idsRead.ts";
import { asError, eachKey, readOrNull } from "./singles.ts";

/** How records of one kind are read by id. */
export interface RecordBatch<T> {
  /** The collection, for `?ids=`: `/v1/companyBrand`. */
  readonly list: string;
  /** The documented single read, for a service that does not know `ids`. */
  readonly single: (id: string) => RestRead;
  /** The key of a raw record as used in `ids`; see `byField`. */
  readonly keyOf: (record: unknown) => string | null;
  /** The form of keys that can go together, where it is not one number. */
  readonly keyForm?: RegExp | undefined;
  /** Turns a raw record into ours; what it throws becomes a `bad-response` for that key alone. */
  readonly decode: (record: unknown) => T;
}

/** How the children of many parents are read. */
export interface ChildrenBatch<T> {
  /** The look-up list without its id, for `?ids=`: `/v1/companySellerProdVarient/AllowVarient`. */
  readonly list: string;
  /** The documented list of one parent's children. */
  readonly single: (parentId: string) => RestRead;
  /** The parent's id in a raw child; see `byField`. */
  readonly parentOf: (record: unknown) => string | null;
  readonly decode: (record: unknown) => T;
}

/** One record of a batch; null for none. */
function oneOf<T>(batch: RecordBatch<T>, record: unknown): T | null {
  return record === null || record === undefined ? null : decoded(batch.decode, record);
}

/** All the children of a group. */
function childrenOf<T>(batch: ChildrenBatch<T>, records: readonly unknown[]): readonly T[] {
  return records.map((record) => decoded(batch.decode, record));
}

function decoded<T>(decode: (record: unknown) => T, record: unknown): T {
  try {
    return decode(record);
  } catch (error) {
    throw error instanceof RestError ? error : ownError("bad-response", error);
  }
}

/** The first record of a response: an array's first element, or the object itself; none for `[]`, `{}`, null. */
export function firstRecord(body: unknown): unknown {
  const record: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof record !== "object" || record === null) return null;
  return Object.keys(record).length === 0 ? null : record;
}

/** The records of a list answer; none for `{}` and null; a single object counts as a list of one (decision D-09). */
export function allRecords(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const record = firstRecord(body);
  return record === null ? [] : [record];
}

/** Whether a key has its own call; all ids have when the service does not know `ids`. */
function isAlone(key: string, form: RegExp | undefined, isUnbatched: boolean): boolean {
  const way = wayOfKey(key, form);
  return way === "alone" || (isUnbatched && way === "batched");
}

/**
 * What is found by ids, without anything for a key that has to be read by itself: one that is no ordinary id, whose
 * record does not fit, or when the service does not know `ids`. Calls at once for each 200.
 */
function readMany<T>(
  rest: RestClient,
  batch: { readonly list: string; readonly keyForm?: RegExp | undefined },
  keys: readonly string[],
  keyOf: (record: unknown) => string | null,
  fromElements: (elements: readonly unknown[]) => T,
): MaybePromise<ReadonlyMap<string, T>> {
  const batched = keys.filter((key) => wayOfKey(key, batch.keyForm) === "batched");
  const read = (some: readonly string[]): MaybePromise<ReadonlyMap<string, T>> =>
    thenMaybe(readByIds(rest, batch.list, some, keyOf), (groups) =>
      decodedGroups(batch, groups, fromElements),
    );
  if (batched.length <= idsPerCall) return batched.length === 0 ? new Map() : read(batched);
  const calls: MaybePromise<ReadonlyMap<string, T>>[] = [];
  for (let from = 0; from < batched.length; from += idsPerCall) {
    calls.push(read(batched.slice(from, from + idsPerCall)));
  }
  return thenMaybe(allOf(calls), (all) => new Map(all.flatMap((found) => [...found])));
}

/** What is made of each group, the very same for the same response; without those that do not fit: read by itself, such a one says what is wrong. */
function decodedGroups<T>(
  batch: object,
  groups: ReadonlyMap<string, readonly unknown[]> | null,
  fromElements: (elements: readonly unknown[]) => T,
): ReadonlyMap<string, T> {
  return remembered(batch, groups, () => {
    const found = new Map<string, T>();
    for (const [key, elements] of groups ?? []) {
      try {
        found.set(key, fromElements(elements));
      } catch {
        continue;
      }
    }
    return found;
  });
}

function loader<T>(
  rest: RestClient,
  batch: { readonly list: string; readonly keyForm?: RegExp | undefined },
  keyOf: (record: unknown) => string | null,
  fromElements: (elements: readonly unknown[]) => T,
  fromSingle: (key: string, isSubstitute: boolean) => Promise<T>,
): DataLoader<string, T> {
  const { list, keyForm } = batch;
  const attempt = (elements: readonly unknown[]): T | Error => {
    try {
      return fromElements(elements);
    } catch (error) {
      return asError(error);
    }
  };
  return new DataLoader(
    async (keys) => {
      const batched = keys.filter((key) => wayOfKey(key, keyForm) === "batched");
      const elements = batched.length === 0 ? new Map() : await readByIds(rest, list, batched, keyOf);
      const found = decodedGroups(batch, elements, fromElements);
      const alone = keys.filter((key) => isAlone(key, keyForm, elements === null));
      const responses = new Map<string, T | Error>();
      if (alone.length > 0) {
        const singles = await eachKey(alone, (key) => fromSingle(key, batched.includes(key)));
        for (const [index, single] of singles.entries()) responses.set(alone[index] ?? "", single);
      }
      return keys.map((key) => responses.get(key) ?? found.get(key) ?? attempt(elements?.get(key) ?? []));
    },
    { maxBatchSize: idsPerCall },
  );
}

/**
 * A loader of records by id for one request. Batches by `?ids=`, 200 at a time, and falls back to single calls
 * (8 at once) when the service does not know `ids` (decision D-13). A missing record, and a key that is no id,
 * is null for that key alone; a failed call is a `RestError` for the keys of that call. A denial is not decided
 * here: the caller checks the tenant of what it gets.
 */
export function recordLoader<T>(rest: RestClient, batch: RecordBatch<T>): DataLoader<string, T | null> {
  return loader<T | null>(
    rest,
    batch,
    batch.keyOf,
    ([record]) => oneOf(batch, record),
    async (key, isSubstitute) => {
      const record = firstRecord(await readOrNull(rest, { ...batch.single(key), isSubstitute }));
      return remembered(batch, record, () => oneOf(batch, record));
    },
  );
}

/** A loader of children lists by parent id, in the service's order; like `recordLoader`, a miss is an empty list. */
export function childrenLoader<T>(
  rest: RestClient,
  batch: ChildrenBatch<T>,
): DataLoader<string, readonly T[]> {
  const many = (records: readonly unknown[]): readonly T[] => childrenOf(batch, records);
  return loader<readonly T[]>(rest, batch, batch.parentOf, many, async (key, isSubstitute) => {
    const records = allRecords(await readOrNull(rest, { ...batch.single(key), isSubstitute }));
    return remembered(batch, records, () => many(records));
  });
}

/** Many records at once, for reading ahead; a key without a response has to be loaded by itself. */
export function manyRecords<T>(
  rest: RestClient,
  batch: RecordBatch<T>,
  keys: readonly string[],
): MaybePromise<ReadonlyMap<string, T | null>> {
  return readMany<T | null>(rest, batch, keys, batch.keyOf, ([record]) => oneOf(batch, record));
}

/** The children of many parents at once; like `manyRecords`. */
export function childrenOfMany<T>(
  rest: RestClient,
  batch: ChildrenBatch<T>,
  keys: readonly string[],
): MaybePromise<ReadonlyMap<string, readonly T[]>> {
  return readMany(rest, batch, keys, batch.parentOf, (records) => childrenOf(batch, records));
}
