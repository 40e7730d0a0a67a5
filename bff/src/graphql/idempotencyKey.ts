import * as v from "valibot";

/** A key that makes a repeated mutation safe: visible ASCII, at most 255 characters; undefined when not given. */
export const idempotencyKeyRule = v.pipe(
  v.nullish(v.string(), ""),
  v.trim(),
  v.regex(/^[\x20-\x7E]{0,255}$/, "The key has at most 255 characters: letters, digits and signs"),
  v.transform((key) => (key === "" ? undefined : key)),
);
