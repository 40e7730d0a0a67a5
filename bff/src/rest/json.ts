/** Whether a value is an object of JSON: not a list. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value has fields: an object or a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/**
 * Freezes a value and all that is in it, however deep; what is frozen already, is so inside as well. Loops over keys and
 * indexes: lists of values and iterators, made for each record, cost more than the freezing.
 */
export function freeze(value: unknown): void {
  const open: object[] = [];
  const add = (part: unknown): void => {
    if (isRecord(part)) open.push(part);
  };
  add(value);
  for (let one: unknown = open.pop(); isRecord(one); one = open.pop()) {
    if (Object.isFrozen(one)) continue;
    Object.freeze(one);
    if (Array.isArray(one)) for (let index = 0; index < one.length; index += 1) add(one[index]);
    else if (one instanceof Map) one.forEach(add);
    else for (const key in one) add(one[key]);
  }
}

/** Parses a JSON text; an empty one is null. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  return text === "" ? null : JSON.parse(text);
}
