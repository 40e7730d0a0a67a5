import * as v from "valibot";
import { allPermissions } from "../access/permission.ts";
import { type RecordFields, type SentField, versionOfFields } from "../graphql/inputFields.ts";
import { optionalText, requiredText } from "../graphql/text.ts";
import { toRestWord } from "../rest/wordField.ts";
import { PermissionEnum } from "../session/viewer.ts";
import { StaffKindEnum } from "./enums.ts";
import type { CompanyRole } from "./record.ts";
import { type RoleKind, roleKinds } from "./words.ts";

/** What can be said about a role. */
export const roleFields = {
  name: {
    type: "String",
    required: true,
    description: "2 to 60 characters; unique among the company's own roles, in upper or lower case.",
    rule: v.pipe(
      requiredText("Role Name is required", 60),
      v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    ),
    rest: "role_name",
    current: (role) => role.name,
  },
  description: {
    type: "String",
    description: "What it is for, at most 200 characters.",
    rule: optionalText(200),
    rest: "role_description",
    current: (role) => role.description,
  },
  permissions: {
    type: [PermissionEnum],
    required: true,
    description:
      "What it allows: of what people of its kind can have, and of what the viewer may do. Other permissions that it has already may stay.",
    rule: v.pipe(
      v.array(v.picklist(allPermissions), "Permissions are required"),
      v.transform((names) => allPermissions.filter((one) => names.includes(one))),
    ),
    rest: "permissions",
    toRest: (names: readonly string[]) => [...names],
    current: (role) => role.permissions,
  },
} satisfies RecordFields<CompanyRole>;

export const roleVersion = versionOfFields(roleFields);

/** What is said of a role once, when it is made. */
export const newRoleFields = {
  ...roleFields,
  kind: {
    type: StaffKindEnum,
    required: true,
    description: "For whom it is. It stays so.",
    rule: v.picklist(Object.values(roleKinds), "Must be company or location"),
    rest: "role_kind",
    toRest: (kind: RoleKind) => toRestWord(roleKinds, kind),
  },
  basedOnId: {
    type: "ID",
    names: "CompanyRole",
    description: "The role that it is a copy of, of the same kind; what it allows is in `permissions`.",
    rule: v.nullish(v.string(), null),
    rest: "based_on_id",
  },
} satisfies Readonly<Record<string, SentField>>;
