import * as v from "valibot";
import { id, instant, optionalId } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import type { Resource } from "../http/resource.ts";

const change = v.nullable(v.record(v.string(), v.unknown()));

const record = v.object({
  audit_id: id,
  at: instant,
  actor: v.string(),
  action: v.picklist(["insert", "update", "delete"]),
  entity: v.string(),
  entity_id: id,
  company_po_id: optionalId,
  before: change,
  after: change,
  created_at: instant,
  updated_at: instant,
});

const entries = collection({
  name: "audit",
  noun: "Audit entry",
  table: "audit",
  record,
  rule: {
    key: "audit_id",
    order: "-audit_id",
    sortable: { audit_id: "integer" },
    searchable: ["actor"],
    filters: { entity: "text", entity_id: "integer", action: "text" },
  },
  // An entry is made once and never changed, so both are `at`.
  records: (db) => db.selectFrom("audit").selectAll().select(["at as created_at", "at as updated_at"]),
});

/** The audit trail: who changed what, with the record before and after (decision D-75). Nobody writes it by a call. */
export const audit: Resource = {
  records: { AuditEntry: record },
  constraints: {},
  operations: [entries.one("extension"), ...entries.by({ segment: "company_po_id", origin: "extension" })],
};
