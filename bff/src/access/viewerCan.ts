import type { Permission } from "./permission.ts";
import { allows } from "./rules.ts";
import type { Viewing } from "./user.ts";

/** For fields that tell a client what to offer: whether the viewer may do something with a record they can see. */
export function viewerCan({ session }: { readonly session: Viewing }, permission: Permission): boolean {
  return session.current !== null && allows(session.current.user, permission);
}
