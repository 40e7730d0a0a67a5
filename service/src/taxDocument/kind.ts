import { toPaise } from "../reckoning/paise.ts";
import type { TaxKind, TaxRates } from "../reckoning/taxes.ts";

/** What a location issues. */
export const documentKinds = [
  "tax_invoice",
  "bill_of_supply",
  "invoice_cum_bill",
  "invoice_no_tax",
  "credit_note",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/**
 * What an invoice is called: without a registration no tax is charged; goods that bear none are on a bill of supply (CGST Rule 49),
 * both together for somebody unregistered on an invoice-cum-bill (Rule 46A). To be confirmed by an accountant: both together
 * for somebody registered.
 */
export function kindOfInvoice(
  taxKind: TaxKind,
  rates: readonly TaxRates[],
  isRegisteredBuyer: boolean,
): Exclude<DocumentKind, "credit_note"> {
  if (taxKind === "none") return "invoice_no_tax";
  const bears = rates.map(({ cgst, sgst, igst }) => [cgst, sgst, igst].some((rate) => toPaise(rate) > 0n));
  if (bears.every((bearsTax) => !bearsTax)) return "bill_of_supply";
  return bears.every(Boolean) || isRegisteredBuyer ? "tax_invoice" : "invoice_cum_bill";
}
