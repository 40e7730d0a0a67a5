/** A decimal of the gateway as a number field takes it; NaN for none. */
export function numberOf(decimal: string | null | undefined): number {
  return decimal === null || decimal === undefined ? Number.NaN : Number(decimal);
}

/** A number as the exact decimal that inputs take; null for an empty field. */
export function decimalOf(value: number): string | null {
  return Number.isNaN(value) ? null : value.toFixed(2);
}
