import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/words/useFormats.ts";
import type { BundleDraft } from "../bundleDraft.ts";

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
