import type { AccountKind } from "#/__generated__/useActivateAccountMutation.graphql";

/** What an activation mail's link carries; "broken" when a part is missing (decision D-22). */
export type ActivationLink =
  | { readonly kind: AccountKind; readonly activation: string; readonly code: string }
  | "broken";

const names = ["activation", "a", "b"];

/**
 * Reads the link from the query before the '#' and after it, because mail programs and proxies move it about
 * (decision D-01). `a` is an owner's verification value, `b` a seller's; with both it is an owner's. Null: the address
 * has nothing to do with activation.
 */
export function readActivationLink(beforeHash: string, afterHash: string): ActivationLink | null {
  const before = new URLSearchParams(beforeHash);
  const after = new URLSearchParams(afterHash);
  if (!names.some((name) => before.has(name) || after.has(name))) return null;
  const read = (name: string) => after.get(name) || before.get(name);
  const [activation, owner, seller] = names.map(read);
  const code = owner || seller;
  if (!activation || !code) return "broken";
  return { kind: owner ? "OWNER" : "SELLER", activation, code };
}

/** A query without the link's parameters, with its '?' when something is left. */
export function withoutActivation(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : "";
}
