import type { Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** Somebody to chat with: a person who signs in, or a demo user. */
export interface ChatPersonTable extends Times {
  /** `owner-12`, `seller-7` or `demo-3`. */
  person_id: string;
  account_id: Nullable<number>;
  demo_name: Nullable<string>;
  demo_reply: Nullable<string>;
  status_text: Nullable<string>;
  /** Whether a demo user counts as online. */
  online: Generated<boolean>;
  /** Whether a demo user is hidden (Document 2 §3, "authenticate (value 1 hides the user from the list)"). */
  authenticate: Generated<boolean>;
}
