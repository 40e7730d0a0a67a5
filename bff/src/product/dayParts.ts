import type { Discounts } from "./discounts.ts";
import type { PriceParts } from "./priceExample.ts";

/** What is taken off on a day, beside the bundles. */
export type DayParts = Pick<PriceParts, "discountPercentage" | "offerPercentage" | "slabs">;

/** The percentage of an offer on a day from its first to its last, both included; null on others. */
export function offerOn(
  day: string,
  percentage: string | null,
  start: string | null | undefined,
  end: string | null | undefined,
): string | null {
  const hasBegun = typeof start !== "string" || start <= day;
  const hasEnded = typeof end === "string" && end < day;
  return hasBegun && !hasEnded ? percentage : null;
}

/** What a product takes off on a day (`YYYY-MM-DD`). */
export function savedParts(day: string, { discounts }: { readonly discounts: Discounts }): DayParts {
  const { specialOfferPercentage: percentage, specialOfferStartDate: start } = discounts;
  const end = discounts.specialOfferInfinite ? null : discounts.specialOfferEndDate;
  return {
    discountPercentage: discounts.discountPercentage,
    offerPercentage: discounts.specialOfferEnabled ? offerOn(day, percentage, start, end) : null,
    slabs: discounts.volumeDiscountsEnabled ? discounts.slabs : [],
  };
}
