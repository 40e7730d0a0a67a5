const decimalPattern = /^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/;

/** Whether the text is an exact decimal number as the `Decimal` scalar accepts it: at most six decimals. */
export function isDecimal(text: string): boolean {
  return decimalPattern.test(text);
}

/** Whether a decimal is an amount of money: not negative, at most two decimals (decision D-79). */
export function isMoney(text: string): boolean {
  return /^(0|[1-9]\d{0,9})(\.\d{1,2})?$/.test(text);
}

/** Millionths, exactly. */
function toMillionths(decimal: string): bigint {
  const [whole = "0", decimals = ""] = decimal.replace("-", "").split(".");
  const size = BigInt(whole + decimals.padEnd(6, "0"));
  return decimal.startsWith("-") ? -size : size;
}

/** Negative, zero or positive, like every comparison; exact at any size. */
export function compareDecimals(left: string, right: string): number {
  const difference = toMillionths(left) - toMillionths(right);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
