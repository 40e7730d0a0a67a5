import { percentOf, type Paise } from "./paise.ts";

/** What lowers the price of a piece, in the order in which it is taken off. */
export const priceStepKinds = [
  "product_discount",
  "special_offer",
  "volume_discount",
  "bundle_discount",
] as const;

export type PriceStepKind = (typeof priceStepKinds)[number];

/** One discount, and the price of a piece once it is off. */
export interface PriceStep {
  readonly kind: PriceStepKind;
  readonly percentage: string;
  readonly unit_price: Paise;
}

/** From so many pieces on, so much off; null where a slab is not filled in. */
export interface Slab {
  readonly from: number | null;
  readonly percentage: string | null;
}

/** The discounts of a product, as it stores them. */
export interface Discounts {
  readonly discount_percentage: string | null;
  readonly enable_special_offer: boolean;
  readonly special_offer_percentage: string | null;
  readonly special_offer_start_date: string | null;
  readonly special_offer_end_date: string | null;
  readonly special_offer_infinite: boolean;
  readonly enable_volume_discounts: boolean;
  readonly slabs: readonly Slab[];
}

/** The offer's percentage on a day (`YYYY-MM-DD`) from its first to its last, both included; null on others. */
function offerOn(day: string, discounts: Discounts): string | null {
  const { special_offer_start_date: first, special_offer_end_date: last } = discounts;
  if (!discounts.enable_special_offer) return null;
  if (first !== null && day < first) return null;
  if (!discounts.special_offer_infinite && last !== null && day > last) return null;
  return discounts.special_offer_percentage;
}

/** The percentage of the highest slab that so many pieces reach. */
function slabFor(quantity: number, { enable_volume_discounts, slabs }: Discounts): string | null {
  if (!enable_volume_discounts) return null;
  const reached = slabs.filter(
    ({ from, percentage }) => from !== null && percentage !== null && from <= quantity,
  );
  return reached.at(-1)?.percentage ?? null;
}

/**
 * The price of a piece: product discount, offer of the day, slab, each from what the one before left, rounded half up to
 * the paisa. The same rule as the worked example of the product form.
 * @param quantity all pieces of the product in the order, over its variants
 */
export function stepsOf(listPrice: Paise, discounts: Discounts, quantity: number, day: string): PriceStep[] {
  const percentages = [
    ["product_discount", discounts.discount_percentage],
    ["special_offer", offerOn(day, discounts)],
    ["volume_discount", slabFor(quantity, discounts)],
  ] as const;
  const steps: PriceStep[] = [];
  let unit_price = listPrice;
  for (const [kind, percentage] of percentages) {
    if (percentage === null) continue;
    unit_price -= percentOf(unit_price, percentage);
    steps.push({ kind, percentage, unit_price });
  }
  return steps;
}

/** What a piece costs after its steps. */
export function unitPriceOf(listPrice: Paise, steps: readonly PriceStep[]): Paise {
  return steps.at(-1)?.unit_price ?? listPrice;
}
