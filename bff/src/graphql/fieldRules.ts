import * as v from "valibot";

/** A text that must be there, trimmed; `label` is its name on the form. */
export function labelledText(label: string, longest: number) {
  const missing = `${label} is required`;
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, `Must have at most ${longest} characters`),
  );
}

/** A yes or no. */
export const flagRule = v.boolean("Say yes or no");

/** A position among siblings, which must be there; `label` is its name on the form. */
export function positionRule(label = "Order ID") {
  const range = `${label} is a whole number from 1 to 1000000`;
  return v.pipe(
    v.optional(v.unknown(), null),
    v.number(`${label} is required`),
    v.integer(range),
    v.minValue(1, range),
    v.maxValue(1_000_000, range),
  );
}
