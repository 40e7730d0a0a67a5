import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/words/useFormats.ts";
import type { VariantDraft } from "./VariantFields.tsx";

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
