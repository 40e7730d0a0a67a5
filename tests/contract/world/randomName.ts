import { randomInt } from "node:crypto";

/** Twelve random lower-case letters: names that nobody has, in the form that a subdomain allows (decision D-31). */
export function randomName(): string {
  return Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join("");
}
