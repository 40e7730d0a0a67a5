import { useLingui } from "@lingui/react/macro";
import { decimalOf } from "#/form/decimalField.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { useFormats } from "#/i18n/useFormats.ts";

/** One of the four slabs as it is typed; NaN while a field is empty. */
export interface SlabDraft {
  /** From how many pieces on. */
  readonly minimumQuantity: number;
  /** Percent off. */
  readonly percentage: number;
}

/** What step 4 holds (Document 2 §3). Numbers are NaN and dates empty while their field is. */
export interface DiscountsDraft {
  readonly discountPercentage: number;
  readonly specialOfferEnabled: boolean;
  readonly specialOfferPercentage: number;
  /** `YYYY-MM-DD`. */
  readonly specialOfferStartDate: string;
  readonly specialOfferEndDate: string;
  readonly specialOfferInfinite: boolean;
  readonly bundleDiscountsEnabled: boolean;
  readonly volumeDiscountsEnabled: boolean;
  /** Always four, in their order. */
  readonly slabs: readonly SlabDraft[];
}

/** What a special offer takes off unless said otherwise (Document 2 §9). */
export const specialOfferDefault = 30;

const slabDefaults = [5, 10, 15, 20];

/** The slabs as they are called. */
export const slabNumbers: readonly number[] = slabDefaults.map((_, index) => index + 1);

/** A slab without a value, and four of them. */
export const emptySlab: SlabDraft = { minimumQuantity: Number.NaN, percentage: Number.NaN };
export const emptySlabs: readonly SlabDraft[] = slabDefaults.map(() => emptySlab);

/** The saved slabs; where none was ever filled in, the thresholds of Document 2 §9. */
export function slabDrafts(saved: readonly SlabDraft[]): readonly SlabDraft[] {
  const isUntouched = saved.every(
    (slab) => Number.isNaN(slab.minimumQuantity) && Number.isNaN(slab.percentage),
  );
  return slabDefaults.map((minimumQuantity, index) => ({
    minimumQuantity: isUntouched ? minimumQuantity : (saved[index]?.minimumQuantity ?? Number.NaN),
    percentage: saved[index]?.percentage ?? Number.NaN,
  }));
}

/** Whether a number can be where a slab begins. */
export function isSlabQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000;
}

/** The most pieces that a slab before this one asks for; 0 for the first. `index` counts from 0. */
export function quantityBelow(slabs: readonly SlabDraft[], index: number): number {
  return Math.max(0, ...slabs.slice(0, index).map((slab) => slab.minimumQuantity || 0));
}

/** The slabs that are filled in. Of a form that is sent these are all; of one that is being typed, those to reckon with. */
function toSlabInputs(slabs: readonly SlabDraft[]) {
  return slabs
    .filter((slab) => isSlabQuantity(slab.minimumQuantity) && !Number.isNaN(slab.percentage))
    .map(({ minimumQuantity, percentage }) => ({ minimumQuantity, percentage: percentage.toFixed(2) }));
}

/** The form as `saveProductDiscounts` takes it. */
export function toDiscountsInput(draft: DiscountsDraft) {
  return {
    discountPercentage: decimalOf(draft.discountPercentage),
    specialOfferEnabled: draft.specialOfferEnabled,
    specialOfferPercentage: decimalOf(draft.specialOfferPercentage),
    specialOfferStartDate: draft.specialOfferStartDate || null,
    specialOfferEndDate: draft.specialOfferInfinite ? null : draft.specialOfferEndDate || null,
    specialOfferInfinite: draft.specialOfferInfinite,
    bundleDiscountsEnabled: draft.bundleDiscountsEnabled,
    volumeDiscountsEnabled: draft.volumeDiscountsEnabled,
    slabs: toSlabInputs(draft.slabs),
  };
}

/**
 * The form as worked examples take it: what a switch turns off takes nothing off. One is reckoned for the start of each
 * slab, also of one whose discount is still to be filled in.
 */
export function exampleVariables(draft: DiscountsDraft) {
  const slabs = draft.volumeDiscountsEnabled ? draft.slabs : [];
  const offer = toDiscountsInput(draft);
  return {
    quantities: [1, ...slabs.map(({ minimumQuantity }) => minimumQuantity).filter(isSlabQuantity)],
    draft: {
      discountPercentage: offer.discountPercentage,
      specialOfferPercentage: draft.specialOfferEnabled ? offer.specialOfferPercentage : null,
      specialOfferStartDate: offer.specialOfferStartDate,
      specialOfferEndDate: offer.specialOfferEndDate,
      slabs: toSlabInputs(slabs),
    },
  };
}

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
