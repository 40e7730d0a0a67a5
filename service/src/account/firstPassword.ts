import { randomInt } from "node:crypto";

// Letters and digits that cannot be taken for one another when copied by hand.
const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A password for the first sign-in: 16 letters in four groups, 93 bits. It has to be changed then. */
export function firstPassword(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return [group(), group(), group(), group()].join("-");
}
