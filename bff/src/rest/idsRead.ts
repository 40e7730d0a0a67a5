import type { MaybePromise } from "../maybePromise.ts";
import type { RestClient } from "./client.ts";
import { remembered } from "./decodedRecords.ts";
import { RestError } from "./error.ts";

/** Most ids in one call (the service answers 400 to more). */
export const idsPerCall = 200;

// A comma would widen the call. Nine digits fit every integer a service may use: a longer id, which it may
// refuse, must not spoil the call of the others or look like a missing ability. Nor must 0, which is nobody's, or an
// id in two parts among those in one.
const plainForm = /^[1-9]\d{0,8}$/;
const idForm = /^[1-9]\d{0,14}(?:-[1-9]\d{0,14})?$/;

/**
 * How a key is read: with others in `ids`, alone because it is very long or not of the form that the others have, or not
 * at all because it is no id. `form` is that of ids which go together, where it is not one number.
 */
export function wayOfKey(key: string, form = plainForm): "batched" | "alone" | "none" {
  if (form.test(key)) return "batched";
  return idForm.test(key) ? "alone" : "none";
}

const unknownWords = new Set(["invalid", "not-found", "not-offered"]);

/** Whether an error says that the service does not know the call, or its parameter. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof RestError && unknownWords.has(error.kind);
}

type Groups = ReadonlyMap<string, readonly unknown[]>;

/** The elements by key; null when there are some that nobody asked for, or the response is no list. */
function grouped(
  body: unknown,
  keys: readonly string[],
  keyOf: (element: unknown) => string | null,
): Groups | null {
  if (!Array.isArray(body)) return null;
  const wanted = new Map<string, unknown[]>(keys.map((key) => [key, []]));
  const isOurs = body.every((element: unknown) => {
    const key = keyOf(element);
    return key !== null && wanted.get(key)?.push(element) !== undefined;
  });
  return isOurs ? wanted : null;
}

/**
 * Reads `list?ids=…` and returns the elements by key, or null when this service does not know `ids` (it
 * refuses the call, answers something that is no list, or answers elements that nobody asked for). What was
 * learnt is remembered for the whole process. `keyOf` gives an element's key in the request.
 */
export function readByIds(
  rest: RestClient,
  list: string,
  keys: readonly string[],
  keyOf: (element: unknown) => string | null,
): MaybePromise<Groups | null> {
  const ability = `ids ${list}`;
  const offered = rest.capabilities.offers(ability);
  if (offered === false) return null;
  const groupsOf = (body: unknown): Groups | null => {
    // A response belongs to its address, and with it to these keys; unchanged, it needs no sorting again.
    const groups = remembered(keyOf, body, () => grouped(body, keys, keyOf));
    const isOurs = groups !== null;
    // A list of one row may have looked like what was asked for.
    if (Array.isArray(body) && !isOurs) rest.capabilities.disprove(ability);
    // An empty response proves nothing: a service that ignores `ids` may simply have no rows.
    if (!isOurs || (Array.isArray(body) && body.length > 0)) rest.capabilities.learn(ability, isOurs);
    return groups;
  };
  return rest.get({ template: list, query: { ids: keys.join(",") } }).then(
    ({ body }) => groupsOf(body),
    (error: unknown) => {
      if (isUnknownCall(error)) return groupsOf(null);
      throw error;
    },
  );
}

/** Reads an id from a record's field: the number or digits the service sent, as text; null when absent. */
export function byField(field: string): (element: unknown) => string | null {
  return (element) => {
    if (typeof element !== "object" || element === null) return null;
    const value: unknown = Reflect.get(element, field);
    return typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : null;
  };
}
