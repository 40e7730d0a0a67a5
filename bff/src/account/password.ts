import * as v from "valibot";
import { isCommonPassword } from "./commonPasswords.ts";

/** The policy of decision D-23, in characters. Nothing is asked of the kinds of characters. */
export const shortestPassword = 10;
export const longestPassword = 128;

/** Shorter parts of names are found in passwords by chance. */
const shortestNamePart = 4;

function nameParts(names: readonly string[]): string[] {
  return names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= shortestNamePart);
}

function containsName(password: string, names: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return nameParts(names).some((part) => lower.includes(part));
}

/** The user's own names in an address: what stands before the at sign. */
export function localPart(email: string): string {
  return email.slice(0, Math.max(0, email.indexOf("@")));
}

/** A new password (decision D-23). `names` are those that its user must not build it from. Never trimmed. */
export function newPasswordField(names: readonly string[]) {
  return v.pipe(
    v.string(),
    v.nonEmpty("Password is required"),
    v.check(
      (password) => [...password].length >= shortestPassword,
      `Password must have at least ${shortestPassword} characters`,
    ),
    v.check(
      (password) => [...password].length <= longestPassword,
      `Password must have at most ${longestPassword} characters`,
    ),
    v.check((password) => !isCommonPassword(password), "This password is too common"),
    v.check(
      (password) => !containsName(password, names),
      "Password must not contain your name, e-mail address or business name",
    ),
  );
}

/** A new password typed twice, with the messages of Document 1 §5. */
export function passwordPair(names: readonly string[]) {
  const fields = {
    newPassword: newPasswordField(names),
    confirmPassword: v.pipe(v.string(), v.nonEmpty("Confirm Password is required")),
  };
  return v.pipe(
    v.object(fields),
    v.forward(
      v.partialCheck(
        [["newPassword"], ["confirmPassword"]],
        (pair) => pair.newPassword === pair.confirmPassword,
        "Password Not Match",
      ),
      ["confirmPassword"],
    ),
  );
}
