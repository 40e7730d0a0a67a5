/**
 * Statements that put a table under the audit trail and keep its `updated_at`.
 * Done by triggers, so that no code path can change a record without leaving a trace in the same transaction.
 * @param secrets columns that never enter the trail
 */
export function audited(table: string, key: string, secrets: readonly string[] = []): readonly string[] {
  const omitted = ["updated_at", ...secrets].join(",");
  return [
    `create trigger ${table}_audit after insert or update or delete on ${table}
       for each row execute function record_change('${key}', '${omitted}')`,
    `create trigger ${table}_touch before update on ${table}
       for each row execute function touch_record()`,
  ];
}
