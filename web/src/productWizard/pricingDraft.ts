import { decimalOf } from "./decimalField.ts";

/** What step 3 holds (Document 2 §3). Numbers are NaN while their field is empty; prices in INR before tax, taxes in percent. */
export interface PricingDraft {
  readonly variantsEnabled: boolean;
  readonly price: number;
  readonly sku: string;
  readonly giftWrappingEnabled: boolean;
  readonly giftWrappingPrice: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly hsnCode: string;
}

/** The form as `saveProductPricing` takes it. */
export function writtenPricing(draft: PricingDraft) {
  return {
    variantsEnabled: draft.variantsEnabled,
    price: decimalOf(draft.price),
    sku: draft.sku.trim() || null,
    giftWrappingEnabled: draft.giftWrappingEnabled,
    giftWrappingPrice: decimalOf(draft.giftWrappingPrice),
    cgst: decimalOf(draft.cgst),
    sgst: decimalOf(draft.sgst),
    igst: decimalOf(draft.igst),
    hsnCode: draft.hsnCode.trim() || null,
  };
}
