import { allPermissions, type Permission } from "../access/permission.ts";
import { allows, canHold, isInPerson, mayUse, roleOf } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import type { CompanyRole } from "./record.ts";

/** Whether somebody owns the company: only they make and unmake owners. */
export const isOwner = (user: SessionUser): boolean => roleOf(user) === "OWNER";

/** Whether it is this user's to use: of their company or of every one's, and not a company's where they act for a location. */
export function isUsableRole(user: SessionUser, role: CompanyRole): boolean {
  if (role.companyId !== null) return mayUse(user, role);
  return role.system !== null && (user.kind === "owner" || role.kind === "LOCATION");
}

/** Roles are for whoever may see people. */
export const mayReadRoles = (user: SessionUser): boolean => allows(user, "PERSON_READ");

/** What whoever does not have it themselves is told. */
export const givesMore = "You cannot give a role that allows more than you may";

/** What who administers a location may do there (decision 25). */
export const ownersOfLocations: readonly Permission[] = allPermissions.filter((one) =>
  canHold("seller", one),
);

/** Whether the user may do all of it themselves. */
export const mayGive = (user: SessionUser, given: readonly Permission[]): boolean =>
  given.every((permission) => allows(user, permission));

/**
 * Whether the user may give somebody this role: nobody gives what they do not have themselves, and a token no more than it may.
 * Owners are made in person.
 */
export function mayGiveRole(user: SessionUser, role: CompanyRole): boolean {
  if (!isUsableRole(user, role)) return false;
  if (role.system === "owner" && !(isOwner(user) && isInPerson(user))) return false;
  return mayGive(user, role.permissions);
}
