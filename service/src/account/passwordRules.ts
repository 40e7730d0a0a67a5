import { malformed } from "../http/httpError.ts";

/** Shortest and longest password, in characters (decision D-23). */
export const passwordLength = { shortest: 10, longest: 128 } as const;

// The most common passwords that are long enough to pass the length rule.
const common = new Set([
  "1234567890",
  "12345678910",
  "0123456789",
  "0987654321",
  "9876543210",
  "1111111111",
  "0000000000",
  "qwertyuiop",
  "qwerty12345",
  "qwerty123456",
  "qwertyuiop123",
  "1q2w3e4r5t",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "zaq12wsxcde3",
  "asdfghjkl1",
  "asdfghjkl123",
  "zxcvbnm123",
  "password12",
  "password123",
  "password1234",
  "password12345",
  "passw0rd123",
  "p@ssw0rd123",
  "password1!",
  "welcome123",
  "welcome1234",
  "iloveyou12",
  "iloveyou123",
  "admin12345",
  "administrator",
  "letmein123",
  "changeme123",
  "football123",
  "cricket123",
  "india12345",
  "sachin1234",
  "abcdefghij",
  "abcd123456",
  "abc1234567",
  "a123456789",
  "q123456789",
  "1234567890a",
  "1234567890q",
  "superman123",
  "princess123",
  "sunshine123",
  "computer123",
  "internet123",
  "whatever123",
]);

/** Who the password is for: words it must not be made of. */
export interface Owner {
  readonly email_id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly business_name: string;
}

/**
 * No common password, not one's own name; no rules of composition (decision D-23).
 * @throws HttpError 400 on the field `pw`
 */
export function checkPassword(password: string, owner: Owner): void {
  const refuse = (message: string) => malformed(message, { pw: message });
  const lower = password.toLowerCase();
  if (common.has(lower) || /^(.)\1*$/u.test(lower)) throw refuse("This password is too common");
  const name = `${owner.first_name}${owner.last_name ?? ""}`.toLowerCase();
  const own = [owner.email_id, owner.email_id.split("@")[0] ?? "", name, owner.business_name.toLowerCase()];
  const bare = lower.replaceAll(/[^\p{L}]/gu, "");
  if (
    own.some(
      (word) =>
        word !== "" && (lower === word || (bare !== "" && bare === word.replaceAll(/[^\p{L}]/gu, ""))),
    )
  )
    throw refuse("Must not be your own name or address");
}
