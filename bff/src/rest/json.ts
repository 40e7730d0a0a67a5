/** Freezes a value and all that is in it. Throws a RangeError when it is nested too deep to walk. */
export function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  Object.freeze(value);
  const inner = Array.isArray(value) ? value : value instanceof Map ? value.values() : Object.values(value);
  for (const one of inner) freeze(one);
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
