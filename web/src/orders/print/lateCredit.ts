import { businessToday } from "#/i18n/businessToday.ts";

/**
 * Whether a credit note came too late to lower the tax: after 30 November following the financial year of its invoice (CGST Act
 * s. 34(2)). Both are instants; false where one of them is not known.
 */
export function isLateCredit(
  issuedAt: string | null | undefined,
  invoicedAt: string | null | undefined,
): boolean {
  if (!issuedAt || !invoicedAt) return false;
  const [year = "", month = ""] = businessToday(Date.parse(invoicedAt)).split("-");
  const yearEnds = Number(year) + (Number(month) >= 4 ? 1 : 0);
  return businessToday(Date.parse(issuedAt)) > `${yearEnds}-11-30`;
}
