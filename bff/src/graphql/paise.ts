/** Whole paise; money is never a float (decision D-79). */
export type Paise = bigint;

/** The paise of an amount of money, such as `"1299.00"` or `"30"`; a third decimal and more are cut off. */
export function toPaise(decimal: string): Paise {
  const [whole = "0", decimals = ""] = decimal.split(".");
  return BigInt(whole + decimals.slice(0, 2).padEnd(2, "0"));
}

/** An amount of paise as a decimal with two places. */
export function fromPaise(paise: Paise): string {
  const digits = String(paise).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** So many percent of an amount, rounded half up to the paisa. Percentages have at most two decimals, like money. */
export function percentOf(paise: Paise, percentage: string): Paise {
  return (paise * toPaise(percentage) + 5_000n) / 10_000n;
}
