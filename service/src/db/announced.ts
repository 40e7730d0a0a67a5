/**
 * Statements that make an event of each row of a table that comes, changes or goes: `brand.created`, `.changed`, `.deleted`.
 * Done by a trigger, so that no code path can change a record unheard, and in the transaction of the change.
 * @param silent columns whose change alone is no news: an operation tells of it under a name of its own
 * @param on which of the three are told of
 */
export function announced(
  table: string,
  key: string,
  noun: string,
  silent: readonly string[] = [],
  on = "insert or update or delete",
): readonly string[] {
  return [
    `create trigger ${table}_event after ${on} on ${table}
       for each row execute function record_event('${key}', '${noun}', '${["updated_at", ...silent].join(",")}')`,
  ];
}
