/** Freezes a value and all that is in it; what is frozen already, is so inside as well. Throws a RangeError when it is nested too deep to walk. */
export function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) freeze(value[index]);
  else if (value instanceof Map) for (const one of value.values()) freeze(one);
  else for (const part of Object.values(value)) if (typeof part === "object") freeze(part);
}

/**
 * Parses a JSON text and freezes all of it, because one parsed answer may be shared by many requests.
 * An empty text is null. Throws what is not JSON, or nested too deep to walk, as a SyntaxError or RangeError.
 */
export function parseFrozen(text: string): unknown {
  if (text === "") return null;
  const value: unknown = JSON.parse(text);
  freeze(value);
  return value;
}
