import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/words/useFormats.ts";
import type { DiscountsDraft } from "../discountsDraft.ts";

/** How the fields of step 4 are shown where two versions of them are compared. */
export function useDiscountsTexts(): FieldTexts<DiscountsDraft> {
  const { t } = useLingui();
  const { count, day, percentage } = useFormats();
  const percent = (value: number) => (Number.isNaN(value) ? "" : percentage(value.toFixed(2)));
  const quantity = (value: number) => (Number.isNaN(value) ? "–" : count(value));
  const date = (value: string) => (value === "" ? "" : day(`${value}T00:00:00+05:30`));
  const yesOrNo = (isOn: boolean) => (isOn ? t`Yes` : t`No`);
  return {
    discountPercentage: { label: t`Discount Percentage`, text: percent },
    specialOfferEnabled: { label: t`Special offer`, text: yesOrNo },
    specialOfferPercentage: { label: t`Special Offer Percentage`, text: percent },
    specialOfferStartDate: { label: t`Start Date`, text: date },
    specialOfferEndDate: { label: t`End Date`, text: date },
    specialOfferInfinite: { label: t`Infinite`, text: yesOrNo },
    bundleDiscountsEnabled: { label: t`Bundle discounts`, text: yesOrNo },
    volumeDiscountsEnabled: { label: t`Volume discounts`, text: yesOrNo },
    slabs: {
      label: t`Slabs`,
      text: (slabs) =>
        slabs
          .map((slab) => `${quantity(slab.minimumQuantity)}: ${percent(slab.percentage) || "–"}`)
          .join(", "),
    },
  };
}
