import * as v from "valibot";
import { optionalText, optionalWhole, requiredText } from "../http/field.ts";
import { malformed } from "../http/httpError.ts";
import { grantable, type RoleKind } from "./permissions.ts";

const named = v.array(v.pipe(v.string(), v.maxLength(60)), "Permissions are required");

/** What a body may say of a role. */
export const roleFields = {
  role_name: v.pipe(
    requiredText("Role Name is required", 60),
    v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    v.metadata({ "x-missing": "Role Name is required" }),
  ),
  role_description: optionalText(200),
  permissions: v.pipe(
    named,
    v.maxLength(200, "Must have at most 200 permissions"),
    v.transform((names) => [...new Set(names)].toSorted()),
    v.metadata({ "x-missing": "Permissions are required" }),
  ),
};

const kind = "Must be company or location";

/** What is said of a role once, when it is made. */
export const newRoleFields = {
  ...roleFields,
  role_kind: v.pipe(v.picklist(["company", "location"], kind), v.metadata({ "x-missing": kind })),
  based_on_id: optionalWhole(),
};

/** Nobody of a kind can be given what that kind never holds. @throws HttpError 400 */
export function checkGrantable(roleKind: RoleKind, permissions: readonly string[]): void {
  const all: ReadonlySet<string> = new Set(grantable[roleKind]);
  if (permissions.every((one) => all.has(one))) return;
  const message = "Must be permissions that this kind of people can have";
  throw malformed(message, { permissions: message });
}
