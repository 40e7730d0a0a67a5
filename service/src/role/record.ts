import { sql } from "kysely";
import * as v from "valibot";
import { collection } from "../http/collection.ts";
import { id, instant, nullableText, optionalId } from "../http/responseFields.ts";
import { systemRoles } from "./permissions.ts";

/** A role of a company, or one that every company has: then it names no company, but a key. */
export const roleRecord = v.object({
  role_id: id,
  company_po_id: optionalId,
  role_kind: v.picklist(["company", "location"]),
  role_key: nullableText,
  role_name: v.string(),
  role_description: nullableText,
  based_on_id: optionalId,
  permissions: v.array(v.string()),
  created_at: instant,
  updated_at: instant,
});

const ofSystem = systemRoles.map(
  ({ id: roleId, permissions }) => `when ${roleId} then '{${permissions.join(",")}}'::text[]`,
);

/** What a row of `company_role` allows: of a role that every company has, what the program says. */
export const permissionsOfRole = sql<
  string[]
>`case company_role.role_id ${sql.raw(ofSystem.join(" "))} else company_role.permissions end`;

/** Roles of companies. */
export const roles = collection({
  name: "companyRole",
  noun: "Role",
  table: "company_role",
  record: roleRecord,
  rule: {
    key: "role_id",
    order: "role_id",
    sortable: { role_id: "integer", role_name: "text" },
    searchable: ["role_name", "role_description"],
    filters: { role_kind: "text" },
  },
  records: (db) =>
    db
      .selectFrom("company_role")
      .select([
        "role_id",
        "company_po_id",
        "role_kind",
        "role_key",
        "role_name",
        "role_description",
        "based_on_id",
        "created_at",
        "updated_at",
        permissionsOfRole.as("permissions"),
      ]),
});
