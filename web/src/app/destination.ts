/** The two facts of the viewer that decide where they stand after sign-in. */
export interface Arrival {
  readonly kind: string;
  readonly nextStep: string;
}

/**
 * Where the console takes a user who has just signed in or opened the empty address (Document 1 §4, decision D-16):
 * first password, unfinished onboarding, else the home of their kind. A path of the hash router.
 */
export function destinationOf({ kind, nextStep }: Arrival): string {
  const isSeller = kind === "SELLER";
  if (nextStep === "CHANGE_PASSWORD") return isSeller ? "/auth/ChangePasswordSeller" : "/auth/ChangePassword";
  const step = /^SIGNUP_STEP_([1-4])$/.exec(nextStep)?.[1];
  if (step && isSeller) return `/auth/SignupProcessSeller?val=${step}`;
  if (step) return step === "1" ? "/auth/SignupProcess" : `/auth/SignupProcess?val=${step}`;
  return isSeller ? "/master/ViewProduct" : "/master/ViewSeller";
}

/** The address a guard kept in `next`, when it is a place inside the console; else null. */
export function intendedPlace(search: URLSearchParams): string | null {
  const next = search.get("next");
  const isInside = next !== null && /^\/[^/\\]/.test(next) && !/^\/auth\/login/i.test(next);
  return isInside ? next : null;
}

/** The sign-in address that brings the user back to where they wanted to go (decision D-05). */
export function signInAddress(place: { pathname: string; search: string }): string {
  const next = `${place.pathname}${place.search}`;
  return next === "/" ? "/auth/login" : `/auth/login?${new URLSearchParams({ next })}`;
}
