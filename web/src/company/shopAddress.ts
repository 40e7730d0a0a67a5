/** Names that the platform keeps for itself (decision D-31). */
export const reservedSubdomains: ReadonlySet<string> = new Set([
  "www",
  "admin",
  "api",
  "app",
  "mail",
  "static",
  "cdn",
  "help",
  "status",
]);

/**
 * The address a shop will have: `{name}.domain` (decision D-31). The domain is the one the console is opened at, less
 * a first label that no shop can have, such as `admin`.
 */
export function shopAddress(name: string, host: string): string {
  const [first = "", ...rest] = host.split(".");
  const domain = reservedSubdomains.has(first) && rest.length > 1 ? rest.join(".") : host;
  return `${name}.${domain}`;
}
