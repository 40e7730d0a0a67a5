import { isCommonPassword } from "./commonPasswords.ts";

/** Limits of a password's length in characters (decision D-23). */
export const passwordLength = { least: 10, most: 128 } as const;

/** Why a new password is refused, before it is sent and by the gateway alike. */
export type PasswordProblem = "short" | "long" | "common" | "personal";

/** One thing that is asked of a new password. */
interface PasswordRule {
  readonly id: "length" | "common" | "personal";
  /** Whether it can be looked at at all: a mailed link does not say whose names there are. */
  readonly isKnown: (own: readonly string[]) => boolean;
  /** What is wrong with a password; null when nothing is. `own` are the names of its user that are known. */
  readonly problem: (password: string, own: readonly string[]) => PasswordProblem | null;
}

/**
 * What is asked of a password (decision D-23): a length, no rules of composition, none that many people use, and none made of the
 * user's own names. The field refuses by these, and they are ticked while it is typed.
 */
export const passwordRules: readonly PasswordRule[] = [
  { id: "length", isKnown: () => true, problem: lengthProblem },
  {
    id: "common",
    isKnown: () => true,
    problem: (password) => (isCommonPassword(password) ? "common" : null),
  },
  {
    id: "personal",
    isKnown: (own) => own.length > 0,
    problem: (password, own) => (isPersonal(password, own) ? "personal" : null),
  },
];

/** The first thing that is wrong with a new password. */
export function passwordProblem(password: string, own: readonly string[]): PasswordProblem | null {
  for (const { problem } of passwordRules) {
    const found = problem(password, own);
    if (found !== null) return found;
  }
  return null;
}

/** Which rules a password keeps, as far as that is known; none while nothing is typed. */
export function keptRules(password: string, own: readonly string[]): ReadonlySet<PasswordRule["id"]> {
  const kept = passwordRules.filter((rule) => rule.isKnown(own) && rule.problem(password, own) === null);
  return new Set(password === "" ? [] : kept.map(({ id }) => id));
}

function lengthProblem(password: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordLength.least) return "short";
  return length > passwordLength.most ? "long" : null;
}

/** Whether a password contains a word of four letters or more of the user's own names. */
function isPersonal(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .some((word) => [...word].length >= 4 && folded.includes(word));
}
