import type { WizardStep } from "../wizardAddress.ts";

const pricing: ReadonlySet<string> = new Set([
  "variantsEnabled",
  "price",
  "giftWrappingEnabled",
  "giftWrappingPrice",
  "cgst",
  "sgst",
  "igst",
  "hsnCode",
  "sku",
  "variants",
]);
const discounts = /^(?:discount|specialOffer|bundle|volumeDiscounts|slabs)/;

/** The step of the wizard where a field is, by its path. */
export function stepOfPath([field = ""]: readonly string[]): WizardStep {
  if (field === "images") return 2;
  if (pricing.has(field)) return 3;
  return discounts.test(field) ? 4 : 1;
}
