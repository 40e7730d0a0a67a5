import * as v from "valibot";
import { printable } from "../http/text.ts";
import { passwordLength } from "./passwordRules.ts";

const atMost = (longest: number) =>
  v.maxLength<string, number, string>(longest, `Must have at most ${longest} characters`);

/** A password that must be there, as it was typed: not trimmed. `missing` is the document's own message. */
export function requiredPassword(missing: string, longest: number) {
  return v.pipe(
    v.string(missing),
    v.nonEmpty(missing),
    printable,
    atMost(longest),
    v.metadata({ "x-missing": missing }),
  );
}

/** A password that somebody chooses: long enough, too. */
export const newPassword = v.pipe(
  requiredPassword("Password is required", passwordLength.longest),
  v.minLength(passwordLength.shortest, `Must have at least ${passwordLength.shortest} characters`),
);

/** A password that may be absent, as it was typed; empty counts as a wrong one. */
export function optionalPassword(longest: number) {
  return v.optional(v.pipe(v.string("Must be text"), printable, atMost(longest)));
}
