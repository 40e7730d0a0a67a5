/** The seeds' pattern (Document 1 §5, M-LOGIN-3): lower case only, a top-level domain of 2 to 4 letters. */
const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/;

/** What stands in an e-mail field while somebody types: lower case, no spaces at the ends (decision D-17). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether a normalised address follows the seeds' pattern. */
export function isEmail(address: string): boolean {
  return emailPattern.test(address);
}
