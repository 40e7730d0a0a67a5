import { addresses, signupStepAddress } from "#/app/addresses.ts";
import { type Arrival, destinationOf } from "#/app/destination.ts";

/**
 * Where a user goes on after a password change: after the first one to the second step of the company's set-up, or to
 * a location's first product (Document 1 §4); after a later one to what is unfinished, else to their security page.
 * A path of the hash router.
 */
export function routeAfterChange(viewer: Arrival, wasFirst: boolean): string {
  if (wasFirst) {
    return viewer.kind === "SELLER" ? `${addresses.sellerSignup}?val=1` : signupStepAddress(2);
  }
  return viewer.nextStep === "HOME" ? addresses.security : destinationOf(viewer);
}
