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

/** Gift wrapping costs 30 unless said otherwise (Document 2 §9). */
const giftWrappingDefault = 30;

interface Saved {
  readonly variantsEnabled: boolean;
  readonly singlePrice: string | null | undefined;
  readonly sku: string | null | undefined;
  readonly giftWrappingEnabled: boolean;
  readonly giftWrappingPrice: string | null | undefined;
  readonly cgst: string | null | undefined;
  readonly sgst: string | null | undefined;
  readonly igst: string | null | undefined;
  readonly hsnCode: string | null | undefined;
}

function numberOf(decimal: string | null | undefined): number {
  return decimal === null || decimal === undefined ? Number.NaN : Number(decimal);
}

/** A number as the exact decimal that inputs take; null for an empty field. */
export function decimalOf(value: number): string | null {
  return Number.isNaN(value) ? null : value.toFixed(2);
}

/** What is saved, as the form shows it. */
export function pricingDraftOf(product: Saved): PricingDraft {
  const { giftWrappingPrice } = product;
  return {
    variantsEnabled: product.variantsEnabled,
    price: numberOf(product.singlePrice),
    sku: product.sku ?? "",
    giftWrappingEnabled: product.giftWrappingEnabled,
    giftWrappingPrice: giftWrappingPrice ? Number(giftWrappingPrice) : giftWrappingDefault,
    cgst: numberOf(product.cgst),
    sgst: numberOf(product.sgst),
    igst: numberOf(product.igst),
    hsnCode: product.hsnCode ?? "",
  };
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
