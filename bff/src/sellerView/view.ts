import { allPermissions } from "../access/permission.ts";
import { allows, canHold } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";

/** What somebody sees in place of their own console: what the people of a location see, reading only (decision 93). */
export interface SellerView {
  /** The service's number of it. */
  readonly id: string;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly reason: string;
  /** Milliseconds since the epoch, from the gateway's clock. */
  readonly beganAt: number;
  readonly endsAt: number;
}

/** A view that is over. */
export interface EndedView extends SellerView {
  /** How many requests were answered in it. */
  readonly requests: number;
}

/** So long a view lasts, in milliseconds. */
export const viewMilliseconds = 30 * 60_000;

/** Whether a person may look at locations as their people do: never more than they may see themselves. */
export function mayViewSellers(person: SessionUser): boolean {
  return person.kind === "owner" && allows(person, "SELLER_VIEW_CREATE") && allows(person, "SELLER_READ");
}

/** Nobody: what is kept for a person by their id is neither theirs nor anybody else's in a view. */
const nobodysId = "0";

const seenIn = new WeakMap<SellerView, { readonly person: SessionUser; readonly user: SessionUser }>();

/**
 * As whom a person sees the console in a view: as the location's owner, without a grant to write, and reading nothing that they
 * could not read themselves. The same object for the same person and view, as what is remembered by users needs it.
 */
export function userInView(person: SessionUser, view: SellerView): SessionUser {
  const known = seenIn.get(view);
  if (known?.person === person) return known.user;
  const user: SessionUser = {
    ...person,
    kind: "seller",
    userId: nobodysId,
    sellerId: view.sellerId,
    name: view.sellerName,
    primaryLogin: true,
    twoStepDue: null,
    role: null,
    signupOver: true,
    defaultViews: [],
    limitedTo: allPermissions.filter(
      (permission) =>
        permission.endsWith("_READ") && canHold("seller", permission) && allows(person, permission),
    ),
    via: `view:${view.id}`,
  };
  Object.freeze(user);
  seenIn.set(view, { person, user });
  return user;
}

/** Whether a user looks on in a view, so that nothing of anybody's own is read for them. */
export function looksOn({ via }: Pick<SessionUser, "via">): boolean {
  return via?.startsWith("view:") === true;
}
