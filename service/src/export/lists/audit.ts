import { sql } from "kysely";
import { actorName } from "../../audit/read.ts";
import type { Narrowing } from "../../http/listQuery.ts";
import { type ExportedList, ofLocation } from "../exportedList.ts";

const time =
  /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;

const moment = (name: string, comparison: ">=" | "<"): Narrowing => ({
  pattern: time,
  message: `${name} is an instant in UTC, like 2026-01-31T00:00:00Z`,
  condition: (value) => sql`record.at ${sql.raw(comparison)} ${new Date(value).toISOString()}::timestamptz`,
});

/** The audit trail: what a reader may see of an entry is known to the gateway, so the entries are whole. */
export const auditList: ExportedList = {
  name: "audit",
  rule: {
    key: "audit_id",
    order: "-audit_id",
    sortable: {},
    searchable: ["name"],
    filters: { entity: "text", action: "text", actor: "text", seller_id: "integer" },
    narrowing: { from: moment("from", ">="), to: moment("to", "<") },
  },
  scope: ofLocation,
  asksFor: "AUDIT_READ",
  node: ["AuditEntry", "audit_id"],
  records: (db) =>
    db
      .selectFrom("audit")
      .selectAll()
      .select(["at as created_at", "at as updated_at"])
      .select(actorName("audit").as("actor_name")),
  columns: null,
};
