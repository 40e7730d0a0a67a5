/** Freezes a value and all that is in it, however deep; what is frozen already, is so inside as well. */
export function freeze(value: unknown): void {
  const open = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== "object" || one === null || Object.isFrozen(one)) continue;
    Object.freeze(one);
    const parts = one instanceof Map ? one.values() : Object.values(one);
    for (const part of parts) if (typeof part === "object") open.push(part);
  }
}

/** Parses a JSON text; an empty one is null. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  return text === "" ? null : JSON.parse(text);
}
