import type { MaybePromise } from "../maybePromise.ts";
import type { RestClient } from "./client.ts";
import { isUnknownCall, wayOfKey } from "./idsRead.ts";
import { isJsonObject } from "./json.ts";

/** What belongs to a record, by its name in `include`, as the service sent it. */
export type Included = Readonly<Record<string, unknown>>;

/** A response with one record and, where they came along, its parts. */
export interface RecordWithParts {
  /** The response as it came; empty when there is no such record. */
  readonly body: readonly unknown[];
  /** Null when they have to be asked for. */
  readonly included: Included | null;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * Reads `list?ids=…&include=…`: one record with what belongs to it. Null when this service does not know `include`, which is
 * learnt as `ids` is, or when the response proves nothing. Only of records that `ids` may read.
 */
export function readIncluded(
  rest: RestClient,
  list: string,
  key: string,
  keyOf: (record: unknown) => string | null,
  names: string,
): MaybePromise<RecordWithParts | null> {
  const ability = `include ${list}`;
  const { capabilities } = rest;
  const offered = capabilities.offers(ability);
  if (offered === false || capabilities.offers(`ids ${list}`) === false || wayOfKey(key) !== "batched")
    return null;
  const partsOf = (body: unknown): RecordWithParts | null => {
    if (!isList(body) || body.length > 1 || !body.every((record) => keyOf(record) === key)) {
      // The id is one that every service can read: what it did not understand was the parameter.
      capabilities.disprove(ability);
      return null;
    }
    const [record] = body;
    // An empty response proves nothing: a service that passes `ids` over may simply have no rows.
    if (record === undefined) return offered === true ? { body, included: null } : null;
    const included = isJsonObject(record) ? record["included"] : null;
    if (isJsonObject(included)) {
      capabilities.learn(ability, true);
      return { body, included };
    }
    // It passes the parameter over, and has sent what `ids` alone would have.
    capabilities.disprove(ability);
    return { body, included: null };
  };
  return rest.get({ template: list, query: { ids: key, include: names } }).then(
    ({ body }) => partsOf(body),
    (error: unknown) => {
      if (isUnknownCall(error)) return partsOf(null);
      throw error;
    },
  );
}
