import { addresses, changePasswordAddress, signupStepAddress } from "./addresses.ts";

/** The two facts of the viewer that decide where they stand after sign-in. */
export interface Arrival {
  readonly kind: string;
  readonly nextStep: string;
}

/**
 * Where the console takes a user who has just signed in or opened the empty address (Document 1 §4, decision D-16):
 * first password, a second step that is overdue, unfinished onboarding, else the home of their kind. A path of the hash router.
 */
export function destinationOf({ kind, nextStep }: Arrival): string {
  const isSeller = kind === "SELLER";
  if (nextStep === "CHANGE_PASSWORD") return changePasswordAddress(kind);
  if (nextStep === "SET_UP_TWO_STEP") return addresses.setUpTwoStep;
  const step = /^SIGNUP_STEP_([1-4])$/.exec(nextStep)?.[1];
  if (step && isSeller) return `${addresses.sellerSignup}?val=${step}`;
  if (step) return step === "1" ? addresses.signup : signupStepAddress(Number(step));
  return isSeller ? addresses.products : addresses.sellers;
}

const { signIn, signOut, register, registered, forgotPassword, resetPassword } = addresses;

/** The way in and out: nobody who has just signed in wants to be there. */
const doors = new Set(
  [signIn, signOut, register, registered, forgotPassword, resetPassword].map((path) => path.toLowerCase()),
);

/** The address a guard kept in `next`, when it is a route of the console to be in; else null. */
export function intendedRoute(search: URLSearchParams): string | null {
  const next = search.get("next");
  if (next === null || !/^\/[^/\\]/.test(next)) return null;
  try {
    // As the router reads it: decoded, in any case, with slashes to spare.
    const path = decodeURIComponent(new URL(next, location.origin).pathname);
    return doors.has(path.replaceAll(/\/+/g, "/").replace(/\/$/, "").toLowerCase()) ? null : next;
  } catch {
    return null;
  }
}

/** The sign-in address that brings the user back to where they wanted to go (decision D-05). */
export function signInAddress(from: { pathname: string; search: string }): string {
  const next = `${from.pathname}${from.search}`;
  return next === addresses.start ? addresses.signIn : `${addresses.signIn}?${new URLSearchParams({ next })}`;
}
