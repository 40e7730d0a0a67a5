import { ToWords } from "to-words";

const words = new ToWords({ localeCode: "en-IN", converterOptions: { currency: true } });

/** An amount as invoices write it: "Two Thousand Rupees And Five Paise Only", with lakh and crore. */
export function inWords(amount: string): string {
  return words.convert(amount, { ignoreDecimal: amount.endsWith(".00") });
}
