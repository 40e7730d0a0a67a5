import type { Generated, GeneratedAlways } from "kysely";
import type { Instant, Nullable, Times } from "../db/column.ts";

/** People who sign in, owners and sellers. */
export interface AccountTable extends Times {
  account_id: Generated<number>;
  company_po_id: number;
  seller_id: Nullable<number>;
  email_id: string;
  first_name: string;
  last_name: Nullable<string>;
  gender: Nullable<number>;
  dob: Nullable<string>;
  title: Nullable<string>;
  phone: Nullable<string>;
  /** The role they were given; null when they have the one of who they are. */
  chosen_role_id: Nullable<number>;
  /** What they may do: the role they were given, or that of the main or another person of a company or location. */
  role_id: GeneratedAlways<number>;
  /** When they got it; null for who has had it from the first. Set by a trigger. */
  role_since: Nullable<string>;
  primary_login: Generated<boolean>;
  /** Whether they may sign in. Who was activated once and is not active is disabled. */
  active: Generated<boolean>;
  /** When somebody disabled them, and why; null for who is active or was never activated. */
  disabled_at: Nullable<string>;
  disabled_reason: Nullable<string>;
  /** When its owner has shown that the address is theirs; set by a trigger and never taken away. */
  activated_at: Nullable<string>;
  pw_hash: string;
  pw_changed: Generated<boolean>;
  pw_changed_date: Nullable<string>;
}

/** Links that prove an e-mail address, hashed. */
export interface VerificationTable {
  verification_id: string;
  account_id: number;
  secret_hash: string;
  expires_at: string;
  used_at: Nullable<string>;
  created_at: Instant;
}
