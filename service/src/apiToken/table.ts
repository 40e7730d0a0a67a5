import type { Generated } from "kysely";
import type { Times } from "../db/column.ts";

/** Tokens that act for a person, hashed. */
export interface ApiTokenTable extends Times {
  api_token_id: Generated<number>;
  account_id: number;
  company_po_id: number;
  token_name: string;
  token_prefix: string;
  token_hash: string;
  permissions: string[];
  expires_at: string;
}

/** When each token was last used. */
export interface ApiTokenUseTable {
  api_token_id: number;
  last_used_at: string;
}
