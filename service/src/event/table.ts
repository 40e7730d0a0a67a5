import type { ColumnType, Generated } from "kysely";
import type { Instant, Nullable } from "../db/column.ts";
import type { EventType } from "./types.ts";

/** What has happened, written in the transaction of the change. */
export interface EventTable {
  event_id: Generated<number>;
  /** The transaction that wrote it. */
  tx: ColumnType<string, never, never>;
  company_po_id: number;
  seller_id: Nullable<number>;
  type: EventType;
  /** Table and key of the record it is about. */
  entity: string;
  entity_id: number;
  /** What people call the record by, where it has a number. */
  number: Nullable<string>;
  actor: Generated<string>;
  job_id: Nullable<number>;
  data: Generated<Record<string, unknown>>;
  occurred_at: Instant;
}

/** How far each reader inside the service has come. */
export interface EventReaderTable {
  name: string;
  tx: string;
  event_id: number;
}
