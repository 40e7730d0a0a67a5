import { addresses, signupStepAddress } from "#/app/addresses.ts";
import { type Arrival, destinationOf } from "#/app/destination.ts";

/** Whoever has changed their password, and what they may do. */
export interface Changed extends Arrival {
  readonly permissions: readonly string[];
}

/**
 * Where a user goes on after a password change: after the first one to the second step of the company's set-up, or to
 * a location's first product (Document 1 §4), where that is theirs to do; after a later one to what is unfinished, else to
 * their security page. A path of the hash router.
 */
export function routeAfterChange(viewer: Changed, wasFirst: boolean): string {
  const { kind, nextStep, permissions } = viewer;
  if (!wasFirst) return nextStep === "HOME" ? addresses.security : destinationOf(viewer);
  if (kind === "SELLER" && permissions.includes("PRODUCT_CREATE")) return `${addresses.sellerSignup}?val=1`;
  return kind === "SELLER" || nextStep === "HOME" ? destinationOf(viewer) : signupStepAddress(2);
}
