import type { Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** What people may do: roles of companies, and those that every company has. */
export interface RoleTable extends Times {
  role_id: Generated<number>;
  /** Null for a role that every company has. */
  company_po_id: Nullable<number>;
  role_kind: "company" | "location";
  /** What a role that every company has is known by; null for a company's own. */
  role_key: Nullable<string>;
  role_name: string;
  role_description: Nullable<string>;
  /** The role that it was made from, which may be gone. */
  based_on_id: Nullable<number>;
  /** Null for a role that every company has: what it allows stands in the program. */
  permissions: Nullable<string[]>;
}
