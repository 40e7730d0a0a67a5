import { freeze } from "./json.ts";

const decodedBySchema = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * What was made of a record before, or what `decode` makes of it now. The service's "not changed" brings back the very
 * record of an earlier response, for anybody's request, and reading it again would give the same. The record must be
 * frozen, as all responses are; so is what was made of it, because it is shared. Forgotten with the record.
 */
export function remembered<Decoded>(schema: object, record: unknown, decode: () => Decoded): Decoded;
export function remembered(schema: object, record: unknown, decode: () => unknown): unknown {
  if (typeof record !== "object" || record === null || !Object.isFrozen(record)) return decode();
  let bySchema = decodedBySchema.get(schema);
  if (bySchema === undefined) {
    bySchema = new WeakMap();
    decodedBySchema.set(schema, bySchema);
  }
  if (bySchema.has(record)) {
    const known = bySchema.get(record);
    noteReturn(known);
    return known;
  }
  const decoded = decode();
  freeze(decoded);
  bySchema.set(record, decoded);
  return decoded;
}

const cameTwice = new WeakSet();
const returned = new WeakSet();

/**
 * Notes that a list, map or record has come again. From the third time on it has returned, with all that stands in it: most
 * that is read is never read again but by who waits for the same call, and whatever is kept with that costs more than it saves.
 */
export function noteReturn(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (cameTwice.has(value)) markReturned(value);
  else cameTwice.add(value);
}

/** The same of what was made of something that has returned. */
export function markReturned(value: unknown): void {
  if (typeof value !== "object" || value === null || returned.has(value)) return;
  returned.add(value);
  if (Array.isArray(value) || value instanceof Map) for (const one of value.values()) markReturned(one);
}

/** Whether it is worth keeping something with a record, list or map: it comes again and again. */
export function hasReturned(value: object): boolean {
  return returned.has(value);
}
