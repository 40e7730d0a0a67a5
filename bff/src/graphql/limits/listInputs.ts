/**
 * Whether a JSON value holds a list with more than `maximum` values, at any level. Walks with its own stack, so
 * that a deeply nested value cannot overflow ours.
 */
export function hasLongerList(value: unknown, maximum: number): boolean {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    const values = Array.isArray(next) ? next : Object.values(next);
    if (Array.isArray(next) && next.length > maximum) return true;
    for (const inner of values) {
      if (typeof inner === "object" && inner !== null) pending.push(inner);
    }
  }
  return false;
}
