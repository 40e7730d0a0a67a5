import type { Generated } from "kysely";
import type { Instant, Nullable } from "../db/column.ts";

/** What an entry tells: that a record came, changed or went, or a note of something that changed none. */
export const auditActions = ["insert", "update", "delete", "note"] as const;

/** Who did what to which record, and when. */
export interface AuditTable {
  audit_id: Generated<number>;
  at: Instant;
  actor: string;
  /** What stood between the actor and the record, for example `token:Warehouse sync`. */
  acting_for: Nullable<string>;
  job_id: Nullable<number>;
  action: (typeof auditActions)[number];
  /** Table and key of the record. */
  entity: string;
  entity_id: number;
  /** What people called the record at that time. */
  name: Nullable<string>;
  /** Table and key of the record that this one is a part of. */
  part_of: Nullable<string>;
  part_of_id: Nullable<number>;
  company_po_id: Nullable<number>;
  /** The location it belongs to; null for what the whole company shares. */
  seller_id: Nullable<number>;
  reason: Nullable<string>;
  /** Of an update the changed columns only, as they were and as they are. */
  before: Nullable<Record<string, unknown>>;
  after: Nullable<Record<string, unknown>>;
}
