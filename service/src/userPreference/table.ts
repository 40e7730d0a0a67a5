import type { Instant } from "../db/column.ts";

/** What people like their console to be. */
export interface UserPreferenceTable {
  account_id: number;
  preference_key: string;
  /** JSON. */
  preference_value: string;
  updated_at: Instant;
}
