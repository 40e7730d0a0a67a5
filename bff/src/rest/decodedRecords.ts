import { objectNotes } from "../objectNotes.ts";
import { freeze } from "./json.ts";
import { ThisTurn } from "./thisTurn.ts";

/** What was made of a record by a schema, and how often it has been asked for again. */
interface Made {
  readonly schema: object;
  readonly decoded: unknown;
  returns: number;
  /** What was made of it by other schemas before. */
  readonly before: Made | undefined;
  readonly count: number;
}

/** What is remembered of one record: more only where a schema is made anew for each read, which nobody will ask for again. */
const mostMade = 8;

const madeOf = objectNotes<Made>();
const decodedThisTurn = new ThisTurn<object, Map<object, unknown>>();

/**
 * What was made of a record before, or what `decode` makes of it now. The service's "not changed" brings back the very
 * record of an earlier response, for anybody's request, and reading it again would give the same. Such a record is frozen,
 * as all responses are that are kept; so is what was made of it, because it is shared, and it is forgotten with the record.
 * What was made of any other is shared by those who waited for the same call, and forgotten when their turn is over.
 */
export function remembered<Decoded>(schema: object, record: unknown, decode: () => Decoded): Decoded;
export function remembered(schema: object, record: unknown, decode: () => unknown): unknown {
  if (typeof record !== "object" || record === null) return decode();
  if (!Object.isFrozen(record)) return sharedThisTurn(schema, record, decode);
  let known = madeOf.get(record);
  while (known !== undefined && known.schema !== schema) known = known.before;
  if (known !== undefined) {
    // From the third time on: most that is read is never read again, and whatever is kept with that costs more than it saves.
    known.returns += 1;
    if (known.returns === 2) {
      markReturned(known.decoded);
      if (Array.isArray(known.decoded)) markItems(known.decoded);
    }
    return known.decoded;
  }
  const decoded = decode();
  freeze(decoded);
  const before = madeOf.get(record);
  const isFull = before !== undefined && before.count === mostMade;
  const kept = isFull ? undefined : before;
  madeOf.set(record, { schema, decoded, returns: 0, before: kept, count: (kept?.count ?? 0) + 1 });
  return decoded;
}

function sharedThisTurn(schema: object, record: object, decode: () => unknown): unknown {
  let bySchema = decodedThisTurn.get(record);
  if (bySchema === undefined) {
    bySchema = new Map();
    decodedThisTurn.set(record, bySchema);
  } else if (bySchema.has(schema)) {
    const known = bySchema.get(schema);
    noteShared(known);
    return known;
  }
  const decoded = decode();
  bySchema.set(schema, decoded);
  return decoded;
}

const shared = new ThisTurn<object, true>();

/** Notes that a list, map or record is shared in this turn, with all that stands in it. */
function noteShared(value: unknown): void {
  if (typeof value !== "object" || value === null || shared.get(value)) return;
  shared.set(value, true);
  if (Array.isArray(value) || value instanceof Map) for (const one of value.values()) noteShared(one);
}

/** What is known to come again and again: a value by itself, a list made of another one, or one with all that stands in it. */
const returned = objectNotes<"itself" | "items" | readonly unknown[]>();

/**
 * Notes that a list, map or record has come again and again; of a map with its values. What stands in a list is not marked
 * with it: most lists under a record are written as one, and a mark takes room on each record.
 */
export function markReturned(value: unknown): void {
  if (typeof value !== "object" || value === null || hasReturned(value)) return;
  returned.set(value, "itself");
  if (value instanceof Map) value.forEach(markReturned);
}

/** Notes a list that is made of one that has come again and again: who looks at its items, looks at the source's as well. */
export function markMadeOf(list: readonly unknown[], source: readonly unknown[]): void {
  returned.set(list, source);
}

/** Notes the same of all that stands in a list that has come again and again, as soon as somebody looks at it one by one. */
export function markItems(list: readonly unknown[]): void {
  const known = returned.get(list);
  if (known === undefined || known === "items") return;
  returned.set(list, "items");
  for (let index = 0; index < list.length; index += 1) markReturned(list[index]);
  if (known !== "itself") markItems(known);
}

/** Those rows of a list that match. What was made of one that has come again and again is used again. */
export function matchingRows<Row>(rows: readonly Row[], matches: (row: Row) => boolean): Row[] {
  markItems(rows);
  return rows.filter(matches);
}

/** Whether it is worth keeping something with a record, list or map: it comes again and again. */
export function hasReturned(value: object): boolean {
  return returned.get(value) !== undefined;
}

/** Whether it is worth keeping something with it until this turn is over: others who waited for the same call have it too. */
export function isSharedNow(value: object): boolean {
  return shared.get(value) === true;
}
