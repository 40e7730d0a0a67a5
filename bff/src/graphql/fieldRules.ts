import * as v from "valibot";
import { requiredLines, requiredText } from "./text.ts";

/** A line that must be there, trimmed; `label` is its name on the form. */
export function labelledText(label: string, longest: number) {
  return requiredText(`${label} is required`, longest);
}

/** The same of several lines. */
export function labelledLines(label: string, longest: number) {
  return requiredLines(`${label} is required`, longest);
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
