import * as v from "valibot";

/** Names that belong to the platform itself (decision D-31). */
const reserved = new Set(["www", "admin", "api", "app", "mail", "static", "cdn", "help", "status"]);

/** A subdomain as it is checked and sent: everything but the letters a to z is left out (decision D-31). */
export function normaliseSubdomain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, "");
}

/** A subdomain: 3 to 63 letters that are not a name of the platform. */
export const subdomainField = v.pipe(
  v.string(),
  v.transform(normaliseSubdomain),
  v.nonEmpty("Subdomain Name is required"),
  v.minLength(3, "Subdomain Name must have at least 3 letters"),
  v.maxLength(63, "Subdomain Name must have at most 63 letters"),
  v.check((name) => !reserved.has(name), "This Subdomain Name is reserved"),
);
