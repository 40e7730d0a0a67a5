import type { Generated } from "kysely";
import type { Nullable } from "../db/column.ts";

/** Messages between two people. One that is dated later than now is not there yet. */
export interface ChatMessageTable {
  chat_message_id: Generated<number>;
  company_po_id: number;
  sender_id: string;
  recipient_id: string;
  message_text: string;
  sent_at: string;
  seen_at: Nullable<string>;
  /** When its recipient was told that it waits (`notification`). */
  noticed_at: Nullable<string>;
}
