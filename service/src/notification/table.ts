import type { Generated } from "kysely";
import type { Instant, Nullable, Times } from "../db/column.ts";
import type { Delivery } from "./delivery.ts";
import type { NotificationKind } from "./kinds.ts";

/** What a person is told of: one row for equal happenings within an hour, until it is read. */
export interface NotificationTable extends Times {
  notification_id: Generated<number>;
  account_id: number;
  company_po_id: number;
  seller_id: Nullable<number>;
  kind: NotificationKind;
  /** Table and key of what it is about; of several the newest. */
  entity: string;
  entity_id: string;
  /** What that was called. */
  subject_name: string;
  group_key: string;
  /** How many happenings it stands for. */
  notice_count: Generated<number>;
  /** When the newest of them happened. */
  happened_at: Instant;
  /** When the person saw that there is something. */
  seen_at: Nullable<string>;
  read_at: Nullable<string>;
  /** When a mail tells of it; null when none does, or when it has left. */
  mail_due_at: Nullable<string>;
  /** How many of them a mail has told of. */
  mailed_count: Generated<number>;
  /** The records that the next mail tells of, where its kind tells of each; at most a thousand. */
  mail_about: Generated<number[]>;
}

/** How a person wants to be told, where it is not as their role comes. */
export interface NotificationPreferenceTable extends Times {
  account_id: number;
  deliveries: Generated<Partial<Record<NotificationKind, Delivery>>>;
  /** No mails between these, `HH:MM` where the business is. */
  quiet_from: Nullable<string>;
  quiet_until: Nullable<string>;
  /** The day of their last daily summary, or before their first one; null for who wants none. */
  summary_day: Nullable<string>;
}
