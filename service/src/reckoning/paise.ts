/** Whole paise: money is never a float (decision D-79). */
export type Paise = bigint;

/** The paise of a decimal as the database gives it, such as `"1299.00"`. */
export function toPaise(decimal: string): Paise {
  const [whole = "0", decimals = ""] = decimal.split(".");
  return BigInt(whole + decimals.slice(0, 2).padEnd(2, "0"));
}

/** An amount as a decimal with two places. */
export function fromPaise(paise: Paise): string {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, "0");
  return `${paise < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** So many percent of an amount, rounded half up to the paisa. A percentage has at most two places. */
export function percentOf(amount: Paise, percentage: string): Paise {
  return (amount * toPaise(percentage) + 5_000n) / 10_000n;
}

/** The sum of amounts. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

/**
 * Spreads an amount by weight, to the paisa: what is left after rounding down goes to the largest remainders, the first of
 * equal ones before the others. By equal parts when nothing has a weight.
 */
export function spread(amount: Paise, weights: readonly bigint[]): Paise[] {
  const given = sumOf(weights);
  const [total, parts] = given > 0n ? [given, weights] : [BigInt(weights.length), weights.map(() => 1n)];
  const shares = parts.map((part, index) => ({
    index,
    share: (amount * part) / total,
    remainder: (amount * part) % total,
  }));
  let left = amount - sumOf(shares.map(({ share }) => share));
  const byRemainder = shares.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.index - b.index,
  );
  for (const each of byRemainder) {
    if (left === 0n) break;
    each.share += 1n;
    left -= 1n;
  }
  return shares.map(({ share }) => share);
}

/** A decimal as people in India read it: `"209989.50"` is ₹2,09,989.50. */
export const rupees = (decimal: string): string =>
  `₹${decimal.replace(/\d(?=(?:\d\d)*\d{3}(?:\.|$))/g, "$&,")}`;
