import * as v from "valibot";

/** A text that must be there, trimmed; `label` is its name on the form, which each message begins with. */
export function labelledText(label: string, longest: number) {
  const missing = `${label} is required`;
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, `${label} has at most ${longest} characters`),
  );
}

/** A yes or no. */
export const flagRule = v.boolean("Say yes or no");

const positionRange = "Order ID is a whole number from 1 to 1000000";

/** A position among siblings. */
export const positionRule = v.pipe(
  v.number("Order ID is required"),
  v.integer(positionRange),
  v.minValue(1, positionRange),
  v.maxValue(1_000_000, positionRange),
);
