import * as v from "valibot";
import type { Installation } from "../graphql/context.ts";

/** What of e-mail addresses an installation decides for itself. */
export type EmailRule = Pick<Installation, "topLevelLength">;

/**
 * An e-mail address as it is compared and stored: trimmed and lower-cased, and then by the pattern of Document 1 §5; at most
 * 254 characters (decision D-35).
 */
export function emailField({ topLevelLength }: EmailRule) {
  const pattern = new RegExp(`^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,180}\\.[a-z]{2,${topLevelLength}}$`);
  return v.pipe(
    v.string("Email address is required"),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty("Email address is required"),
    v.maxLength(254, "Email is Invalid"),
    v.regex(pattern, "Email is Invalid"),
  );
}

/** The same, which may be left out. */
export function optionalEmailField(rule: EmailRule) {
  return v.pipe(
    v.nullish(v.string(), ""),
    v.trim(),
    v.union([v.literal(""), emailField(rule)], "Email is Invalid"),
    v.transform((text) => (text === "" ? null : text)),
  );
}
