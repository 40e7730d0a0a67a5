import type { Instant, Nullable } from "../db/column.ts";

/** The personal link of each delivery user who has one, hashed, and the session of the browser that opened it. */
export interface DeliveryLinkTable {
  delivery_user_id: number;
  company_po_id: number;
  key_hash: string;
  session_hash: Nullable<string>;
  mailed: boolean;
  expires_at: string;
  opened_at: Nullable<string>;
  opened_on: Nullable<string>;
  last_used_at: Nullable<string>;
  created_at: Instant;
}
