import type { VariantDraft } from "./_components/VariantFields.tsx";

/** A form's values as both variant mutations take them: prices as exact decimals, an empty SKU as none. */
export function variantInput(draft: VariantDraft) {
  return {
    shortName: draft.shortName.trim(),
    longName: draft.longName.trim(),
    price: draft.price.toFixed(2),
    order: draft.order,
    sku: draft.sku.trim() || null,
    isDefault: draft.isDefault,
    temporarilyUnavailable: draft.temporarilyUnavailable,
    giftWrappingEnabled: draft.giftWrappingEnabled,
    // Without gift wrapping its price is 0 (Document 2 §5).
    giftWrappingPrice: draft.giftWrappingEnabled ? draft.giftWrappingPrice.toFixed(2) : "0.00",
  };
}
