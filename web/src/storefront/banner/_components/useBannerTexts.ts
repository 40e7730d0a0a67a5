import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { useFormats } from "#/words/useFormats.ts";
import type { BannerDraft } from "./bannerDraft.ts";

/** How the fields of a banner are shown where two versions of it are compared. */
export function useBannerTexts(): FieldTexts<BannerDraft> {
  const { t } = useLingui();
  const { count, day } = useFormats();
  const labelOf = (choice: SelectOption | null) => choice?.label ?? "";
  const dayOf = (date: string) => (date === "" ? "" : day(date));
  return {
    category1: { label: t`Level1 Category`, text: labelOf },
    category2: { label: t`Level2 Category`, text: labelOf },
    category3: { label: t`Level3 Category`, text: labelOf },
    slogan: { label: t`Banner Slogan` },
    buttonText: { label: t`Banner Button Text` },
    order: { label: t`Order ID`, text: (order) => (Number.isNaN(order) ? "" : count(order)) },
    isActive: { label: t`Show on storefront`, text: (isActive) => (isActive ? t`Yes` : t`No`) },
    startDate: { label: t`Start Date`, text: dayOf },
    endDate: { label: t`End Date`, text: dayOf },
  };
}
