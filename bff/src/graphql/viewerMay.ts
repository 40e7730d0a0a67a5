import type { Permission } from "../access/permission.ts";
import { viewerCan } from "../access/viewerCan.ts";
import type { BuilderTypes } from "./builder.ts";

const permissions = new Map<string, Permission>();

/** Notes what a mutation asks for, where it is declared. */
export function notePermission(mutation: string, permission: Permission): void {
  permissions.set(mutation, permission);
}

/** What a mutation asks for; known once all nouns are there. Throws when it asks for no permission, or is none. */
export function permissionOf(mutation: string): Permission {
  const permission = permissions.get(mutation);
  if (permission === undefined)
    throw new Error(`There is no mutation ${mutation} that asks for a permission.`);
  return permission;
}

/**
 * For fields that tell a client what to offer: whether the viewer may do with a record they can see what a mutation does. The
 * permission stands with the mutation.
 */
export function viewerMay<Row>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>,
  mutation: string,
  description: string,
) {
  const permission = permissionOf(mutation);
  return t.boolean({
    // It says something of the viewer, nothing of the record.
    open: true,
    description: `${description} Asks for \`${permission}\`.`,
    resolve: (_row, _args, context) => viewerCan(context, permission),
  });
}
