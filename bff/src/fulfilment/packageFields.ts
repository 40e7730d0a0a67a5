import * as v from "valibot";
import { keptWhenEmpty, type SentField } from "../graphql/inputFields.ts";

/** A whole number in a range, or none. */
export function wholeNumber(lowest: number, highest: number) {
  const range = `Must be a whole number from ${lowest} to ${highest}`;
  return v.nullish(
    v.pipe(v.number(), v.integer(range), v.minValue(lowest, range), v.maxValue(highest, range)),
  );
}

/** How a fulfilment is packed. */
export const packageFields = {
  packages: {
    type: "Int",
    description: "How many packages, 1 to 99; must be given unless it was before.",
    rule: wholeNumber(1, 99),
    rest: "packages",
    toRest: keptWhenEmpty,
  },
  weightGrams: {
    type: "Int",
    description: "How heavy they are, in grams, 1 to 1000000.",
    rule: wholeNumber(1, 1_000_000),
    rest: "weight_grams",
    toRest: keptWhenEmpty,
  },
} satisfies Readonly<Record<string, SentField>>;
