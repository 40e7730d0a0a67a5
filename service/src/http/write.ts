import { sql } from "kysely";
import type { FastifyRequest } from "fastify";
import type { Connection, Context } from "./context.ts";
import { isDeadlock } from "./databaseFailure.ts";
import { entityTag, namesTag } from "./etag.ts";
import { type StoredResponse, claimKey, releaseKey, storeResponse } from "./idempotency.ts";
import type { Operation, RawInput } from "./operation.ts";
import { HttpError, KeptRefusal, malformed } from "./httpError.ts";

/** The call, and the GET whose response carries the tag of the record it changes. */
interface Target {
  readonly operation: Operation;
  readonly reading: Operation | undefined;
}

/** Makes the context of one call on a transaction. */
type ContextOn = (db: Connection) => Context;

/**
 * Runs a changing call in its transaction: who acts (for the audit triggers), If-Match, Idempotency-Key, the effect
 * and the kept response are committed together or not at all.
 */
export async function write(
  db: Connection,
  request: FastifyRequest,
  raw: RawInput,
  target: Target,
  contextOn: ContextOn,
): Promise<StoredResponse> {
  const { operation } = target;
  const actor = header(request, "x-actor", 200);
  const actingFor = decoded(header(request, "x-acting-for", 1200));
  const key = operation.isKeyed ? header(request, "idempotency-key", 255) : "";
  const call = { key, actor, method: request.method, url: request.url, body: request.body };
  const attempt = async (transaction: Connection) => {
    await sql`select set_config('service.actor', ${actor}, true),
      set_config('service.acting_for', ${actingFor}, true)`.execute(transaction);
    const context = contextOn(transaction);
    if (operation.isEdit) await lockRecord(target, raw, transaction);
    if (key !== "") {
      const kept = await claimKey(transaction, call);
      if (kept !== undefined) return kept;
    }
    if (operation.isEdit) await matchTag(request, target, raw, context);
    const result = await operation.run(raw, context).catch((error: unknown) => {
      if (error instanceof KeptRefusal) return error;
      throw error;
    });
    if (result instanceof KeptRefusal) {
      if (key !== "") await releaseKey(transaction, call);
      return result;
    }
    const response = { status: operation.status, payload: JSON.stringify(result) };
    if (key !== "") await storeResponse(transaction, call, response);
    return response;
  };
  const outcome = await againAfterDeadlock(() => db.transaction().execute(attempt));
  if (outcome instanceof KeptRefusal) throw outcome;
  return outcome;
}

const mostTries = 3;

/** Two calls that lock the same records in another order wait for each other, until one is taken back: it begins anew. */
async function againAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

/** What names the record that is changed. */
function recordOf({ operation: { tagField, tagAlias } }: Target, raw: RawInput): unknown {
  if (tagField === undefined) return raw.params;
  const named = (field: string | undefined): string => (field === undefined ? "" : scalarOf(raw.body, field));
  return { [tagField]: named(tagAlias) || named(tagField) };
}

/**
 * One writer of a record at a time, so that the comparison still holds when the change is made. Before anything is written:
 * the transaction gets its number then, and the numbers of a record's changes are in the order of the changes.
 */
async function lockRecord(target: Target, raw: RawInput, db: Connection): Promise<void> {
  const record = `${target.operation.tagPath} ${JSON.stringify(recordOf(target, raw))}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${record}, 0))`.execute(db);
}

async function matchTag(
  request: FastifyRequest,
  target: Target,
  raw: RawInput,
  context: Context,
): Promise<void> {
  const expected = request.headers["if-match"];
  if (expected === undefined || target.reading === undefined) return;
  const params = recordOf(target, raw);
  const current = JSON.stringify(await target.reading.run({ params, query: {}, body: undefined }, context));
  if (!namesTag(expected, entityTag(current)))
    throw new HttpError(412, "The record has changed since it was read");
}

/** A field of a body that nobody has checked yet, as text; empty for what is no id at all, which the call refuses next. */
function scalarOf(body: unknown, field: string): string {
  const value: unknown = Reflect.get(Object(body), field);
  return typeof value === "number" || typeof value === "string" ? String(value) : "";
}

/** A name of any script, percent-encoded because a header has none of its own; null characters are none the database takes. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll("\u0000", "").slice(0, 200);
  } catch {
    throw malformed("x-acting-for is percent-encoded UTF-8");
  }
}

function header(request: FastifyRequest, name: string, longest: number): string {
  const value = request.headers[name];
  if (value === undefined) return "";
  if (typeof value !== "string" || value.length > longest)
    throw malformed(`${name} has at most ${longest} characters`);
  return value;
}
