import { reservedSubdomains } from "#/company/shopAddress.ts";

/** Why a subdomain cannot be used. */
export type SubdomainProblem = "short" | "long" | "reserved";

/**
 * What stands in the subdomain field while somebody types: a to z only (Document 1 §5, decision D-31), so that the
 * name that is looked up is the name that is sent. Accents fall off their letters: `Café 24` gives `cafe`.
 */
export function normaliseSubdomain(typed: string): string {
  return typed
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
}

/** Checks a normalised, filled subdomain: 3 to 63 letters, none of the platform's own names. */
export function subdomainProblem(name: string): SubdomainProblem | null {
  if (name.length < 3) return "short";
  if (name.length > 63) return "long";
  return reservedSubdomains.has(name) ? "reserved" : null;
}
