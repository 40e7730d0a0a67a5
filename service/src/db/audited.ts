/** What the audit trail says of a record beside its columns: the one place where a noun is described for it. */
interface Described {
  /** The columns that people call the record by; they are kept with each entry, so that a deleted record has a name. */
  readonly name?: readonly string[];
  /** What the record is a part of, as table and column: its entries stand in the history of the first that is not null. */
  readonly partOf?: readonly (readonly [table: string, column: string])[];
  /** The column that says why, where somebody was asked. */
  readonly reason?: string;
}

/**
 * Statements that put a table under the audit trail and keep its `updated_at`.
 * Done by triggers, so that no code path can change a record without leaving a trace in the same transaction.
 * @param secrets columns that never enter the trail
 */
export function audited(
  table: string,
  key: string,
  secrets: readonly string[] = [],
  described?: Described,
): readonly string[] {
  const omitted = ["updated_at", ...secrets].join(",");
  const { name = [], partOf = [], reason = "" } = described ?? {};
  const rest =
    described === undefined
      ? ""
      : `, '${name.join(",")}', '${partOf.map((pair) => pair.join(":")).join(",")}', '${reason}'`;
  return [
    `create trigger ${table}_audit after insert or update or delete on ${table}
       for each row execute function record_change('${key}', '${omitted}'${rest})`,
    `create trigger ${table}_touch before update on ${table}
       for each row execute function touch_record()`,
  ];
}

/** The same for a table that stands under the trail already, to describe it anew. */
export function auditedAnew(...given: Parameters<typeof audited>): readonly string[] {
  const [table] = given;
  return [
    `drop trigger ${table}_audit on ${table}`,
    `drop trigger ${table}_touch on ${table}`,
    ...audited(...given),
  ];
}
