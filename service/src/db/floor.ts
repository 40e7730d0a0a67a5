/**
 * The statement of a migration that takes something away, a table, a column or a value that was allowed: services that
 * know the named migration do without it, older ones must not start any more. The named one was in the release before.
 */
export function servesSince(migration: string): string {
  return `update schema_floor set serves_since = '${migration}'`;
}

const takingAway = [
  /\bdrop\s+(table|column|default|function|view|type)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+(column\s+)?\S+\s+[^,]*\bnot\s+null\b(?![^,]*\b(default|generated)\b)/i,
];

/** Whether a statement can stop a service that was written before it: it removes, renames, or asks for more than before. */
export function takesAway(statement: string): boolean {
  return takingAway.some((pattern) => pattern.test(statement));
}
