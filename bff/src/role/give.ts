import type { Context } from "../graphql/context.ts";
import { refuse } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword } from "../session/provePassword.ts";
import { givesMore, mayGiveRole } from "./access.ts";
import type { CompanyRole } from "./record.ts";
import { changeableRoles } from "./source.ts";

/** A role that the viewer may give to others, named by a field of the input. Throws `NotFoundError` and `ValidationError`. */
export async function requireGivable(context: Context, field: string, nodeId: string): Promise<CompanyRole> {
  const role = await changeableRoles.require(context, nodeId);
  if (!mayGiveRole(currentUser(context), role)) {
    const message = role.system === "owner" ? "Only an owner makes owners" : givesMore;
    refuse(field, message);
  }
  return role;
}

/** Owners are made and unmade by owners who have just shown that it is them. Throws `ValidationError` and `RateLimitedError`. */
export async function proveOwner(context: Context, password: string | null | undefined): Promise<void> {
  if (password === null || password === undefined || password === "")
    refuse("password", "Your password is required", "REQUIRED");
  await provePassword(context, currentUser(context), "password", password);
}
