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
  /** Where its reader turns off what it is, for mail programs. */
  list_unsubscribe: Nullable<string>;
  /** From then on it is of no use, and is not sent any more. */
  not_after: Nullable<string>;
}

/** Mails to customers about their orders, for the limits on them. */
export interface CustomerMailTable {
  customer_mail_id: Generated<number>;
  company_po_id: number;
  recipient: string;
  created_at: Instant;
  leaves_at: string;
}

/** Mails that have left to addresses that nobody has shown to be theirs, for the limits on them. */
export interface StrangerMailTable {
  stranger_mail_id: Generated<number>;
  company_po_id: number;
  recipient: string;
  created_at: Instant;
}
