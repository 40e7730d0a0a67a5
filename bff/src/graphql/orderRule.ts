import * as v from "valibot";

/** A position among siblings (decision D-42); `name` is what the form calls it. */
export function orderRule(name = "Order ID") {
  const range = `${name} is a whole number from 1 to 1000000`;
  return v.pipe(
    v.number(`${name} is required`),
    v.integer(range),
    v.minValue(1, range),
    v.maxValue(1_000_000, range),
  );
}
