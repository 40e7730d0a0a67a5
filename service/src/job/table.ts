import type { ColumnType, Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";
import type { StoredState } from "./states.ts";

/** Long work that somebody has started. */
export interface JobTable extends Times {
  job_id: Generated<number>;
  company_po_id: number;
  /** The location of who started it; null for the company's own people. */
  seller_id: Nullable<number>;
  account_id: number;
  /** Who started it, as X-Actor said, for the audit trail. */
  actor: string;
  /** What it was started with: empty for a person, else the API token, `token:5`. */
  via: string;
  kind: string;
  job_state: StoredState;
  total: Generated<number>;
  done_count: Generated<number>;
  ok_count: Generated<number>;
  refused_count: Generated<number>;
  skipped_count: Generated<number>;
  params: ColumnType<unknown, string, string>;
  /** How far it has come, and where it ends: what comes later is not part of it. */
  progress_at: Generated<number>;
  progress_end: Nullable<number>;
  /** When readers of events were last told how far it is. */
  told_at: Nullable<string>;
  /** Why it failed. */
  message: Nullable<string>;
  started_at: Nullable<string>;
  ended_at: Nullable<string>;
  expires_at: Nullable<string>;
  /** The job whose work this one takes back. */
  undoes: Nullable<number>;
}

/** What a job has made, in parts of a size that one answer can carry. */
export interface JobPartTable {
  job_id: number;
  part: number;
  content: string;
}
