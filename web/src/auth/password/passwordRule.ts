/** Limits of a password's length in characters (decision D-23). */
export const passwordLength = { least: 10, most: 128 } as const;

/** Why a new password is refused before it is sent. Whether many people use it only the service knows. */
export type PasswordProblem = "short" | "long" | "personal";

/**
 * Checks a new password: 10 to 128 characters, no rules of composition, and not made of the user's own names
 * (decision D-23). `own` are those that are known: their name, what stands before the at sign, their company's name.
 */
export function passwordProblem(password: string, own: readonly string[]): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordLength.least) return "short";
  if (length > passwordLength.most) return "long";
  return isPersonal(password, own) ? "personal" : null;
}

/** Whether a password contains a word of four letters or more of the user's own names. */
export function isPersonal(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .some((word) => [...word].length >= 4 && folded.includes(word));
}
