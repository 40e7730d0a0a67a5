import { broken } from "../http/httpError.ts";
import { fromPaise, type Paise, toPaise } from "../reckoning/paise.ts";
import type { ProductChange } from "./change.ts";

type PriceChange = NonNullable<ProductChange["price"]>;

const highest = toPaise("9999999999.99");

const signed = (text: string): Paise => (text.startsWith("-") ? -toPaise(text.slice(1)) : toPaise(text));

/** Half up, also below zero. */
const divided = (amount: Paise, by: Paise): Paise => {
  const shifted = amount + by / 2n;
  return shifted / by - (shifted < 0n && shifted % by !== 0n ? 1n : 0n);
};

/** The nearest amount whose paise are these, the higher of two. */
function endingIn(amount: Paise, paise: Paise): Paise {
  const rounded = divided(amount - paise, 100n) * 100n + paise;
  return rounded <= 0n && amount > 0n ? rounded + 100n : rounded;
}

/** The price that a change makes of another. Throws an HttpError with status 422 when that is no price. */
export function newPrice(before: string, { mode, amount, rounding }: PriceChange): string {
  const old = toPaise(before);
  const by = signed(amount);
  const changed = mode === "set" ? by : mode === "add" ? old + by : old + divided(old * by, 10_000n);
  const price = rounding === "none" ? changed : endingIn(changed, BigInt(rounding));
  if (price <= 0n) throw broken("The price would not be more than 0");
  if (price > highest) throw broken("The price would be too high");
  return fromPaise(price);
}
