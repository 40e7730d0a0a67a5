/** What somebody picked from a list: null until then, and again when it was taken away. */
function isChoice(value: unknown): boolean {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** Whether a kept value can stand where this one stands now. An older console may have kept something else. */
function isLike<Value>(kept: unknown, now: Value): kept is Value {
  if (Array.isArray(now) || Array.isArray(kept)) return Array.isArray(now) && Array.isArray(kept);
  if (now === null || now === undefined) return kept === null || typeof kept !== "object" || isChoice(kept);
  return kept === null ? typeof now === "string" || isChoice(now) : typeof kept === typeof now;
}

/** The values of a form with what was kept of them; a field that was not kept, or not like this, is as it is now. */
export function keptValues<Values extends object>(
  now: Values,
  kept: Readonly<Record<string, unknown>>,
): Values {
  const values = { ...now };
  for (const field in now) {
    const value = kept[field];
    if (field in kept && isLike(value, now[field])) values[field] = value;
  }
  return values;
}
