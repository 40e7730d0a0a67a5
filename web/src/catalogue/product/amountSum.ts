/** The sum of exact decimals such as `1299.00`, as one; null entries add nothing. */
export function sumOf(amounts: readonly (string | null | undefined)[]): string {
  const paise = amounts.reduce((sum, amount) => sum + paiseOf(amount ?? "0"), 0n);
  const digits = String(paise).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function paiseOf(amount: string): bigint {
  const [rupees = "0", fraction = ""] = amount.split(".");
  return BigInt(rupees) * 100n + BigInt(fraction.padEnd(2, "0").slice(0, 2));
}
