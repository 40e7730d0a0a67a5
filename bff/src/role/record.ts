import * as v from "valibot";
import { isPermission, type Permission } from "../access/permission.ts";
import { canHold, noLocation, type Ownership } from "../access/rules.ts";
import { type SystemRole, systemRoles, type UserKind } from "../access/user.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { idField, optionalIdField, optionalTextField, textField } from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";
import { type RoleKind, roleKinds } from "./words.ts";

/** What people may do: a role of a company's own, or one that every company has. */
export interface CompanyRole extends Ownership, RecordTimes {
  readonly id: string;
  readonly kind: RoleKind;
  /** Which of those it is that every company has; null for a company's own. */
  readonly system: SystemRole | null;
  readonly name: string;
  readonly description: string | null;
  /** The role that it was copied from. */
  readonly basedOnId: string | null;
  /** What it allows, as far as people of its kind can hold it. */
  readonly permissions: readonly Permission[];
}

/** How the gateway calls users of a kind. */
export const userKindOf = (kind: RoleKind): UserKind => (kind === "COMPANY" ? "owner" : "seller");

/** Reads `companyRole`. */
export const roleRecord = v.pipe(
  v.object({
    ...timesEntries,
    role_id: idField,
    company_po_id: optionalIdField,
    role_kind: wordField(roleKinds),
    role_key: v.fallback(v.nullish(v.picklist(systemRoles), null), null),
    role_name: textField,
    role_description: optionalTextField,
    based_on_id: optionalIdField,
    permissions: v.array(v.string()),
  }),
  v.transform((record): CompanyRole => ({
    ...timesOf(record),
    id: record.role_id,
    companyId: record.company_po_id,
    // Roles of a location's people are made by the company, and are for all of its locations.
    sellerId: record.role_kind === "COMPANY" ? noLocation : null,
    kind: record.role_kind,
    system: record.company_po_id === null ? record.role_key : null,
    name: record.role_name,
    description: record.role_description,
    basedOnId: record.based_on_id,
    permissions: record.permissions
      .filter(isPermission)
      .filter((permission) => canHold(userKindOf(record.role_kind), permission)),
  })),
);
