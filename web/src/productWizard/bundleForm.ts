import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { useFormats } from "#/i18n/useFormats.ts";

/** What a bundle's form holds; numbers are NaN while their field is empty. */
export interface BundleDraft {
  readonly product: SelectOption | null;
  /** Percent off the other product. */
  readonly offerPercentage: number;
  readonly order: number;
}

/** The form as both bundle mutations take it; all of its fields are required, so none is empty when it is sent. */
export function toBundleInput({ product, offerPercentage, order }: BundleDraft) {
  return {
    bundledProductId: product?.id ?? "",
    offerPercentage: offerPercentage.toFixed(2),
    order,
  };
}

/** How the fields of a bundle are shown where two versions of it are compared. */
export function useBundleTexts(): FieldTexts<BundleDraft> {
  const { t } = useLingui();
  const { count, percentage } = useFormats();
  return {
    product: { label: t`Bundle Product`, text: (product) => product?.label ?? "" },
    offerPercentage: {
      label: t`Bundle Offer Percentage`,
      text: (value) => (Number.isNaN(value) ? "" : percentage(value.toFixed(2))),
    },
    order: { label: t`Order ID`, text: (order) => (Number.isNaN(order) ? "" : count(order)) },
  };
}
