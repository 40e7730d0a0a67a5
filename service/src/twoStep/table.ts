import type { Generated } from "kysely";
import type { Instant, Nullable } from "../db/column.ts";

/** The second step of an account: waiting for its first code until `enabled_at`. */
export interface TwoStepTable {
  account_id: number;
  secret_sealed: string;
  enabled_at: Nullable<string>;
  /** The last step of thirty seconds whose code was used. */
  last_step: Generated<number>;
  created_at: Instant;
}

export interface RecoveryCodeTable {
  account_id: number;
  code_hash: string;
}

/** A sign-in whose password was right and which waits for a code. */
export interface TwoStepAttemptTable {
  token_hash: string;
  account_id: number;
  tries: Generated<number>;
  expires_at: string;
  created_at: Instant;
}
