/** A length in the words of the language: `412 kB`, `1.2 MB`. A kilobyte is 1000 bytes, as in the limits. */
export function byteText(locale: string, bytes: number): string {
  const [value, unit, digits] =
    bytes >= 999_500
      ? ([bytes / 1_000_000, "megabyte", 1] as const)
      : ([bytes / 1000, "kilobyte", 0] as const);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: digits,
  }).format(Math.max(value, 0.1 ** digits));
}
