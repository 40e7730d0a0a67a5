/** Names that the platform keeps for itself (decision D-31). */
const reserved = new Set(["www", "admin", "api", "app", "mail", "static", "cdn", "help", "status"]);

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
  return reserved.has(name) ? "reserved" : null;
}

/**
 * The address a shop will have: `{name}.domain` (decision D-31). The domain is the one the console is opened at, less
 * a first label that no shop can have, such as `admin`.
 */
export function shopAddress(name: string, host: string): string {
  const [first = "", ...rest] = host.split(".");
  const domain = reserved.has(first) && rest.length > 1 ? rest.join(".") : host;
  return `${name}.${domain}`;
}
