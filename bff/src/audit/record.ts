import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  idField,
  optionalDateTimeField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";

/** The columns of a row, as the service names them. */
export type Columns = Readonly<Record<string, unknown>>;

/** What an entry tells, by the service's words for it. */
export const actions = { insert: "CREATED", update: "CHANGED", delete: "DELETED", note: "NOTED" } as const;

/** A table of the service and the key of a row in it. */
export interface RecordKey {
  readonly table: string;
  readonly id: string;
}

/** One entry of the audit trail. */
export interface AuditEntry extends Ownership, RecordTimes {
  readonly id: string;
  readonly at: string;
  /** `owner:12` or `seller:7`; empty for the service itself. */
  readonly actor: string;
  readonly actorName: string | null;
  /** What acted in the actor's name, for example `token:Warehouse sync`. */
  readonly actingFor: string | null;
  readonly jobId: string | null;
  readonly action: (typeof actions)[keyof typeof actions];
  readonly subject: RecordKey;
  /** What people called the record at that time. */
  readonly name: string | null;
  readonly partOf: RecordKey | null;
  readonly reason: string | null;
  readonly before: Columns;
  readonly after: Columns;
}

const columns = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), null),
  v.transform((found): Columns => found ?? {}),
);

/** Reads `audit`, an extension of ours. */
export const auditRecord = v.pipe(
  v.object({
    audit_id: idField,
    at: v.pipe(optionalDateTimeField, v.string()),
    actor: textField,
    actor_name: optionalTextField,
    acting_for: optionalTextField,
    job_id: optionalIdField,
    action: v.picklist(["insert", "update", "delete", "note"]),
    entity: textField,
    entity_id: idField,
    name: optionalTextField,
    part_of: optionalTextField,
    part_of_id: optionalIdField,
    company_po_id: optionalIdField,
    seller_id: optionalIdField,
    reason: optionalTextField,
    before: columns,
    after: columns,
    ...timesEntries,
  }),
  v.transform((record): AuditEntry => ({
    ...timesOf(record),
    id: record.audit_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    at: record.at,
    actor: record.actor,
    actorName: record.actor_name,
    actingFor: record.acting_for,
    jobId: record.job_id,
    action: actions[record.action],
    subject: { table: record.entity, id: record.entity_id },
    name: record.name,
    partOf:
      record.part_of === null || record.part_of_id === null
        ? null
        : { table: record.part_of, id: record.part_of_id },
    reason: record.reason,
    before: record.before,
    after: record.after,
  })),
);
