import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/words/useFormats.ts";
import type { PricingDraft } from "../pricingDraft.ts";

/** How the fields of step 3 are shown where two versions of them are compared. */
export function usePricingTexts(): FieldTexts<PricingDraft> {
  const { t } = useLingui();
  const { money, percentage } = useFormats();
  const price = (value: number) => (Number.isNaN(value) ? "" : money(value.toFixed(2)));
  const percent = (value: number) => (Number.isNaN(value) ? "" : percentage(value.toFixed(2)));
  const yesOrNo = (isOn: boolean) => (isOn ? t`Yes` : t`No`);
  return {
    variantsEnabled: { label: t`Variants`, text: yesOrNo },
    price: { label: t`Price before tax`, text: price },
    sku: { label: t`SKU` },
    giftWrappingEnabled: { label: t`Gift wrapping`, text: yesOrNo },
    giftWrappingPrice: { label: t`Gift Wrapping Price`, text: price },
    cgst: { label: t`CGST`, text: percent },
    sgst: { label: t`SGST`, text: percent },
    igst: { label: t`IGST`, text: percent },
    hsnCode: { label: t`HSN Code` },
  };
}
