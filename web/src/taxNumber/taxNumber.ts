/** What stands in the field of a tax number while somebody types: upper case, no spaces or dashes. */
export function normaliseTaxNumber(typed: string): string {
  return typed.replaceAll(/[\s-]+/g, "").toUpperCase();
}

/** Permanent account number: five letters, four digits, a letter (decision D-38). Expects upper case. */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(text);
}

/** Tax deduction account number: four letters, five digits, a letter (decision D-38). Expects upper case. */
export function isTan(text: string): boolean {
  return /^[A-Z]{4}\d{5}[A-Z]$/.test(text);
}
