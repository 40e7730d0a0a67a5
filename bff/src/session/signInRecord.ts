import * as v from "valibot";
import {
  decodeRecord,
  flagField,
  idField,
  optionalDateTimeField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { defaultViewRecord } from "../savedView/state.ts";
import { isPermission } from "../access/permission.ts";
import { type SessionUser, type SystemRole, systemRoles, type UserRole } from "../access/user.ts";

function personName(...names: readonly (string | null)[]): string | null {
  const name = names.flatMap((part) => part?.trim() ?? []).join(" ");
  return name === "" ? null : name;
}

/** A role that lists no permissions is none; names that this gateway does not know are left out. */
function roleIn(record: {
  readonly role_id: string | null;
  readonly role_key: SystemRole | null;
  readonly role_name: string | null;
  readonly role_permissions: readonly string[] | null;
}): UserRole | null {
  const { role_id: id, role_permissions } = record;
  if (id === null || role_permissions === null) return null;
  const permissions = role_permissions.filter(isPermission);
  return { id, name: record.role_name ?? "", system: record.role_key, permissions };
}

/**
 * Reads the sign-in record (Document 1 §3). A record with `seller_id` or `user_seller_id` is a seller's, whatever
 * form was used (decision D-16). The e-mail address is the one that was signed in with.
 */
export function signInRecord(email: string) {
  return v.pipe(
    v.object({
      user_po_id: optionalIdField,
      user_seller_id: optionalIdField,
      company_po_id: idField,
      seller_id: optionalIdField,
      business_name: textField,
      first_name: optionalTextField,
      last_name: optionalTextField,
      pw_changed: flagField,
      // Not in the documents; a service that tells it makes the reminder of decision D-24 possible.
      pw_changed_date: optionalDateTimeField,
      primary_login: flagField,
      // Extension: by when their company asks them for two-step sign-in.
      two_step_due: optionalDateTimeField,
      // Extension: what they may do. A service without roles decides by who they are.
      role_id: optionalIdField,
      role_key: v.fallback(v.nullish(v.picklist(systemRoles), null), null),
      role_name: optionalTextField,
      role_permissions: v.nullish(v.array(v.string()), null),
      // Extension: the lists that open with a view.
      default_views: v.nullish(v.array(defaultViewRecord), null),
      signup_process_over: flagField,
      signup_page1_over: flagField,
      signup_page2_over: flagField,
      signup_page6_over: flagField,
    }),
    v.check(
      (record) => (record.seller_id === null) === (record.user_seller_id === null),
      "A seller has both ids or neither",
    ),
    v.check((record) => (record.user_seller_id ?? record.user_po_id) !== null, "The user has no id"),
    v.transform((record): SessionUser => ({
      kind: record.user_seller_id === null ? "owner" : "seller",
      userId: record.user_seller_id ?? record.user_po_id ?? "",
      companyId: record.company_po_id,
      sellerId: record.seller_id,
      name: record.business_name,
      personName: personName(record.first_name, record.last_name),
      email,
      passwordChanged: record.pw_changed,
      passwordChangedAt: record.pw_changed_date,
      primaryLogin: record.primary_login,
      twoStepDue: record.two_step_due,
      role: roleIn(record),
      limitedTo: null,
      defaultViews: record.default_views,
      signupOver: record.signup_process_over,
      signupPages: {
        page1: record.signup_page1_over,
        page2: record.signup_page2_over,
        page6: record.signup_page6_over,
      },
    })),
  );
}

const addressedRecord = v.object({ email_id: textField });

/** Reads a user whose record names the address they sign in with, as our extensions send it. Throws `RestError`. */
export function decodeUser(record: unknown): SessionUser {
  const { email_id: email } = decodeRecord(addressedRecord, record);
  return decodeRecord(signInRecord(email), record);
}
