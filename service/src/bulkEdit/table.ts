/** Ids of records that a job is about, so many to a row, in their order. */
export interface JobSelectionTable {
  job_id: number;
  /** The highest of them. */
  last_id: number;
  ids: readonly number[];
}
