import { createHash } from "node:crypto";
import type { RestResponse, RestRead, RestWrite } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { ownError } from "../rest/responseError.ts";
import type { Ownership } from "../access/rules.ts";
import type { Context } from "./context.ts";
import { ConflictError } from "./errors.ts";
import { noteNodeType } from "./nodeType.ts";
import type { OwnedRecords } from "./ownedRecords.ts";

/** What the schema says of `version` on a type that can be edited. */
export const versionDescription =
  "Opaque; another one as soon as anything that an edit can change has changed. Give it to the edit, so that it overwrites nobody's work.";

/** What the schema says of `version` in the input of an edit. */
export const versionInputDescription =
  "The `version` of the record that the changes were made to. When the record has another one by now, nothing is changed, and `ConflictError.current` is the record as it is. Without it the edit is made whatever the record has become.";

/** How often an edit is tried again that was refused because of something no edit is about, such as a count. */
const attempts = 3;

export type Plain = string | number | boolean | null | readonly Plain[];

/** The version of a record with these fields: those that an edit can change, never counts or instants. */
export function versionOf(fields: readonly Plain[]): string {
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 16);
}

/** Which record, and the version that the caller has seen; none when they say none. */
export interface SeenRecord {
  readonly id: string;
  readonly version?: string | null | undefined;
}

/** How records of one noun are edited. */
export interface Editing<Row> {
  readonly records: OwnedRecords<Row>;
  readonly version: (row: Row) => string;
  /** The call that changes or deletes one record; `{path}/{id}` where nothing else is said. */
  readonly call?: (row: Row) => RestRead;
}

/** The call that changes or deletes this record. */
export function callOf<Row extends { readonly id: string }>(
  { records, call }: Editing<Row>,
  row: Row,
): RestRead {
  return call?.(row) ?? { template: `${records.path}/{id}`, params: { id: row.id } };
}

interface CheckedRow<Row> {
  readonly row: Row;
  /** The tag of the service's response; null when it gives none. */
  readonly etag: string | null;
}

/**
 * Reads a record again by itself and compares its version with the one that was given. For an edit that does
 * something before it writes, such as publishing an image. Throws `ConflictError` with the record as it is.
 */
export async function checkVersion<Row extends Ownership & { readonly id: string }>(
  context: Context,
  editing: Editing<Row>,
  row: Row,
  given: string,
): Promise<CheckedRow<Row>> {
  // A service without a call for one record has just shown it in a list (decision D-76).
  const now = (await editing.records.readAlone(context, row)) ?? { row, etag: null };
  if (editing.version(now.row) === given) return now;
  throw changedMeanwhile(context, editing.records, now.row);
}

/** The refusal of a change to what has become another meanwhile, with the record as it is. */
export function changedMeanwhile<Row extends { readonly id: string }>(
  context: Context,
  records: OwnedRecords<Row>,
  now: Row,
): ConflictError {
  noteNodeType(now, records.typeName);
  records.prime(context, now);
  return new ConflictError("Somebody else has changed this since you opened it.", [], now);
}

/**
 * Sends the write of an edit, unless the record has another version than the one given. The comparison and the write
 * are one step for a service that honours `If-Match`; with any other, a change in the milliseconds between them is
 * overwritten (decision D-76). Without a version the write is just sent. Throws `ConflictError` and `RestError`.
 */
export async function sendUnlessStale<Row extends Ownership & { readonly id: string }>(
  context: Context,
  editing: Editing<Row>,
  row: Row,
  given: string | null | undefined,
  write: RestWrite,
): Promise<RestResponse> {
  const { records } = editing;
  if (given === null || given === undefined) return sendOffered(context, records, row, write);
  for (let attempt = 1; ; attempt += 1) {
    const { etag } = await checkVersion(context, editing, row, given);
    try {
      const checked = etag === null ? write : { ...write, ifMatch: etag };
      return await sendOffered(context, records, row, checked);
    } catch (error) {
      const isStale = error instanceof RestError && error.kind === "stale";
      if (!isStale || attempt === attempts) throw error;
    }
  }
}

/** Sends a write about a record. One that is still there says of a 404 that the service does not have the call. */
async function sendOffered<Row extends { readonly id: string }>(
  context: Context,
  records: OwnedRecords<Row>,
  { id }: Row,
  write: RestWrite,
): Promise<RestResponse> {
  try {
    return await context.rest.send(write);
  } catch (error) {
    if (!(error instanceof RestError) || error.kind !== "not-found") throw error;
    records.forget(context, id);
    const isThere = (await records.load(context, id).catch(() => null)) !== null;
    throw isThere ? ownError("not-offered", error) : error;
  }
}

/**
 * Sends the edited fields of a record with `PUT`, unless it has another version than the one given, and
 * gives the record as the service keeps it then. A body with nothing in it changes nothing and asks nothing. Throws
 * `ConflictError`, `RestError` and `UnavailableError`.
 */
export async function sendEdit<Row extends Ownership & { readonly id: string }>(
  context: Context,
  editing: Editing<Row>,
  row: Row,
  given: string | null | undefined,
  body: Readonly<Record<string, unknown>>,
): Promise<Row> {
  if (Object.keys(body).length === 0) return row;
  const write = { ...callOf(editing, row), method: "PUT", body } as const;
  const response = await sendUnlessStale(context, editing, row, given, write);
  return editing.records.written(context, response.body, { row });
}
