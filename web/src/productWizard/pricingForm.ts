import { useLingui } from "@lingui/react/macro";
import { decimalOf } from "#/form/decimalField.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/i18n/useFormats.ts";

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

/** The form as `saveProductPricing` takes it. The taxes are required, so none is empty when it is sent. */
export function toPricingInput(draft: PricingDraft) {
  return {
    variantsEnabled: draft.variantsEnabled,
    price: decimalOf(draft.price),
    sku: draft.sku.trim() || null,
    giftWrappingEnabled: draft.giftWrappingEnabled,
    giftWrappingPrice: decimalOf(draft.giftWrappingPrice),
    cgst: draft.cgst.toFixed(2),
    sgst: draft.sgst.toFixed(2),
    igst: draft.igst.toFixed(2),
    hsnCode: draft.hsnCode.trim() || null,
  };
}

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
