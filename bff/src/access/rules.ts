import { allPermissions, type Permission, permissions, type Role } from "./permission.ts";
import type { SessionUser, SystemRole, UserKind } from "./user.ts";

/** What no token ever has: with these it could make itself another, or somebody else. */
const inPersonOnly: ReadonlySet<Permission> = new Set(["API_TOKEN_CREATE", "SELLER_VIEW_CREATE"]);

/**
 * What a user is to the company: its owner, or a location's, or staff. Who was given a role is an owner by that; elsewhere the
 * main user is.
 */
export function roleOf({
  kind,
  primaryLogin,
  role,
}: Pick<SessionUser, "kind" | "primaryLogin" | "role">): Role {
  const isMain = (owner: SystemRole): boolean => (role === null ? primaryLogin : role.system === owner);
  if (kind === "owner") return isMain("owner") ? "OWNER" : "COMPANY_STAFF";
  return isMain("location_owner") ? "SELLER_OWNER" : "SELLER_STAFF";
}

/** Whether people of this kind can hold a permission at all: their owners do. What a service says beyond that does not count. */
export function canHold(kind: UserKind, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission].roles;
  return roles.includes(kind === "owner" ? "OWNER" : "SELLER_OWNER");
}

/** Whether the time is over in which they should have set up two-step sign-in. A token signs in by no steps. */
export function mustSetUpTwoStep({
  twoStepDue,
  limitedTo,
}: Pick<SessionUser, "twoStepDue" | "limitedTo">): boolean {
  return limitedTo === null && twoStepDue !== null && Date.parse(twoStepDue) <= Date.now();
}

/**
 * Whether nothing is open to the user but what makes their sign-in safe: they still have the first password, which came by mail,
 * or the second step is overdue.
 */
export function isRestricted(
  user: Pick<SessionUser, "passwordChanged" | "twoStepDue" | "limitedTo">,
): boolean {
  return !user.passwordChanged || mustSetUpTwoStep(user);
}

/**
 * Whether the user may do this at all. Whether the record is theirs is checked apart, on the record. A token may do less than
 * its user, never more.
 */
export function allows(user: SessionUser, permission: Permission): boolean {
  if (isRestricted(user)) return false;
  if (user.limitedTo !== null && (inPersonOnly.has(permission) || !user.limitedTo.includes(permission))) {
    return false;
  }
  if (user.role !== null) return user.role.permissions.includes(permission) && canHold(user.kind, permission);
  const roles: readonly Role[] = permissions[permission].roles;
  return roles.includes(roleOf(user));
}

/** Whether the user may give a token this permission. */
export function mayGrant(user: SessionUser, permission: Permission): boolean {
  return allows(user, permission) && !inPersonOnly.has(permission);
}

/** All permissions of the user, in a fixed order. */
export function permissionsOf(user: SessionUser): Permission[] {
  return allPermissions.filter((permission) => allows(user, permission));
}

/** Whether the user signed in themselves; a token acts for them, and never sees what is theirs alone. */
export function isInPerson(user: SessionUser): boolean {
  return user.limitedTo === null;
}

/** Whether the user may read what belongs to a location: their own, or with `SELLER_READ` any of the company. */
export function mayReadLocation(user: SessionUser, sellerId: string): boolean {
  return (user.sellerId === sellerId && !isRestricted(user)) || allows(user, "SELLER_READ");
}

/** Whose a record is, as far as the service says so. */
export interface Ownership {
  /** Null when the record does not say: then it may only be reached through its parent, which is checked. */
  readonly companyId: string | null;
  /** The location it belongs to; null for what the whole company shares, `noLocation` for what it shares with none. */
  readonly sellerId: string | null;
}

/** The location of what is the company's own: no id of one, so that nobody at a location comes to it. */
export const noLocation = "-";

/**
 * Whether a record may be used for this user: it is of their company, and, for a seller, of their own
 * location or of none (decision D-07).
 */
export function mayUse(user: SessionUser, record: Ownership): boolean {
  if (record.companyId !== user.companyId) return false;
  return user.kind === "owner" || record.sellerId === null || record.sellerId === user.sellerId;
}
