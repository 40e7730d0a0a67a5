import * as v from "valibot";

/** A text that must be there, trimmed. `missing` is the document's own message; lengths are decision D-35. */
export function requiredText(missing: string, longest: number) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, `Must have at most ${longest} characters`),
  );
}

/** A text that may be left out; trimmed, and null when nothing is left. */
export function optionalText(longest: number) {
  return v.pipe(
    v.nullish(v.string(), ""),
    v.trim(),
    v.maxLength(longest, `Must have at most ${longest} characters`),
    v.transform((text) => (text === "" ? null : text)),
  );
}
