import type { Instant } from "../db/column.ts";

/** Links for choosing a new password, hashed. */
export interface PasswordResetTable {
  token_hash: string;
  account_id: number;
  expires_at: string;
  created_at: Instant;
}
