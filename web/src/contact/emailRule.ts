/** The longest end of an address that there can be, for a form that does not know its installation's limit yet. */
const longestTopLevel = 63;

/** What stands in an e-mail field while somebody types: lower case, no spaces at the ends (decision D-17). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Whether a normalised address follows the seeds' pattern (Document 1 §5, M-LOGIN-3): lower case only, and a
 * top-level domain of 2 letters up to the installation's limit, `Features.emailTopLevelLength`, which is 4 unless it
 * was widened (decision D-17).
 */
export function isEmail(address: string, topLevelLength: number = longestTopLevel): boolean {
  return new RegExp(`^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,${topLevelLength}}$`).test(address);
}
