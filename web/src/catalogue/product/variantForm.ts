import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/i18n/useFormats.ts";

/** What a variant's form holds; numbers are NaN while their field is empty. Prices in INR before tax. */
export interface VariantDraft {
  readonly shortName: string;
  readonly longName: string;
  readonly price: number;
  readonly order: number;
  readonly sku: string;
  readonly giftWrappingEnabled: boolean;
  readonly giftWrappingPrice: number;
  readonly isDefault: boolean;
  readonly temporarilyUnavailable: boolean;
}

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

/** How the fields of a variant are shown where two versions of it are compared. */
export function useVariantTexts(): FieldTexts<VariantDraft> {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const price = (value: number) => (Number.isNaN(value) ? "" : money(value.toFixed(2)));
  const yesOrNo = (isOn: boolean) => (isOn ? t`Yes` : t`No`);
  return {
    shortName: { label: t`Short Name` },
    longName: { label: t`Long Name` },
    price: { label: t`Price before tax`, text: price },
    order: { label: t`Order ID`, text: (order) => (Number.isNaN(order) ? "" : count(order)) },
    sku: { label: t`SKU` },
    giftWrappingEnabled: { label: t`Gift wrapping`, text: yesOrNo },
    giftWrappingPrice: { label: t`Gift Wrapping Price`, text: price },
    isDefault: { label: t`Default price`, text: yesOrNo },
    temporarilyUnavailable: { label: t`Item not available`, text: yesOrNo },
  };
}
