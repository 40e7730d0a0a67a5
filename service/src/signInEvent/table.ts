import type { Generated } from "kysely";
import type { Instant, Nullable } from "../db/column.ts";

/** What came of it. `locked` is somebody who was refused whatever they typed: after too many tries, or disabled. */
export const signInOutcomes = [
  "signed_in",
  "wrong_password",
  "wrong_code",
  "locked",
  "recovery_used",
  "signed_out",
  "ended_by_other",
  "password_changed",
  "invited",
  "activated",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** What somebody proved who they are with. */
export const signInMethods = ["password", "totp", "recovery_code"] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** One line of the sign-in history. */
export interface SignInEventTable {
  sign_in_event_id: Generated<number>;
  at: Instant;
  /** Null for an address that is nobody's. */
  account_id: Nullable<number>;
  company_po_id: Nullable<number>;
  /** Of an address that is nobody's, by a key: neither a reader nor a guesser gets it back. */
  email_hash: Nullable<string>;
  outcome: SignInOutcome;
  method: Nullable<SignInMethod>;
  /** Where they were: a /24, or a /48 of IPv6. */
  network: Nullable<string>;
  /** As its owner recognises it: `Firefox on Windows`. */
  device_name: Nullable<string>;
}
