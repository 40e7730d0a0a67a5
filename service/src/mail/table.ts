import type { Generated } from "kysely";
import type { Instant, Nullable } from "../db/column.ts";

/** Mails, waiting or sent. */
export interface MailTable {
  mail_id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  created_at: Instant;
  sent_at: Nullable<string>;
  attempts: Generated<number>;
  next_attempt_at: Instant;
}
