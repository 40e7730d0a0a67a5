import * as v from "valibot";
import { compareDecimals, isMoney } from "../graphql/decimal.ts";
import { messages } from "./messages.ts";

/** The id of a record that must be named. */
export function requiredIdRule(required: string) {
  return v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty(required));
}

function isBetween(decimal: string, lowest: string, highest: string): boolean {
  return isMoney(decimal) && compareDecimals(decimal, lowest) >= 0 && compareDecimals(decimal, highest) <= 0;
}

/** A percentage between two bounds with at most two decimals; null means none. */
export function percentageRule(lowest: string, highest: string, message: string) {
  return v.nullable(
    v.pipe(
      v.string(),
      v.check((decimal) => isBetween(decimal, lowest, highest), message),
    ),
  );
}

/** A tax in percent that must be there (decision D-58). */
export function taxRule(required: string) {
  return v.pipe(
    v.nullish(v.string(), ""),
    v.nonEmpty(required),
    v.check((decimal) => isBetween(decimal, "0", "50"), messages.taxRange),
  );
}

/** A switch. */
export const switchRule = v.boolean("Choose yes or no");

/** An amount of money above zero, or null. */
export const priceRule = v.nullable(
  v.pipe(
    v.string(),
    v.check((price) => isMoney(price) && compareDecimals(price, "0") > 0, messages.priceRange),
  ),
);

/** What wrapping costs, 0 or more, or null; whether it must be there depends on the switch. */
export const giftPriceRule = v.nullable(v.pipe(v.string(), v.check(isMoney, messages.giftPriceRange)));
