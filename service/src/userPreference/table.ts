import type { Times } from "../db/column.ts";

/** What people like their console to be. */
export interface UserPreferenceTable extends Times {
  account_id: number;
  preference_key: string;
  /** JSON. */
  preference_value: string;
}
