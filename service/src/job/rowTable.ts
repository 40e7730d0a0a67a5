import type { ColumnType, Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** How a row of a job came out. */
export const rowOutcomes = ["done", "unchanged", "refused", "stale", "not_found"] as const;

export type RowOutcome = (typeof rowOutcomes)[number];

/** The columns that a change of many writes, by name. */
export type Values = Readonly<Record<string, unknown>>;

type Json = ColumnType<Values | null, string | null, string | null>;

/** What a job has done to one record. */
export interface JobRowTable extends Times {
  job_row_id: Generated<number>;
  job_id: number;
  /** The table of the record, and its id there. */
  entity: string;
  entity_id: number;
  name: string;
  outcome: RowOutcome;
  /** Why it was not done. */
  message: Nullable<string>;
  before: Json;
  after: Json;
}
