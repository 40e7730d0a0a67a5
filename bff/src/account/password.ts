import * as v from "valibot";
import type { SentField } from "../graphql/inputFields.ts";
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
      "Password must not contain your name, email address or business name",
    ),
  );
}

/** A new password typed twice, as inputs take it. Whose names it must not have, `passwordRules` knows. */
export const passwordFields = {
  newPassword: {
    type: "String",
    required: true,
    description:
      "10 to 128 characters of any kind. Neither a common password nor made of the user's own names.",
    rule: newPasswordField([]),
    rest: "pw",
  },
  confirmPassword: {
    type: "String",
    required: true,
    description: "The new password once more.",
    rule: v.pipe(v.string(), v.nonEmpty("Confirm Password is required")),
    rest: "cpw",
  },
} satisfies Readonly<Record<string, SentField>>;

/** The rules of both, with the messages of Document 1 §5. That they differ is said of a password that may be used. */
export function passwordRules(
  { newPassword: typed }: Readonly<Record<string, unknown>>,
  names: readonly string[],
) {
  const newPassword = newPasswordField(names);
  const confirmPassword = v.pipe(
    passwordFields.confirmPassword.rule,
    v.check((again) => again === typed || !v.is(newPassword, typed), "Password Not Match"),
  );
  return { newPassword, confirmPassword };
}
