import { fromPaise, percentOf, toPaise, type Paise } from "../graphql/paise.ts";
import type { DiscountSlab } from "./discounts.ts";

/** The kinds of discounts in the order in which the example takes them off, each from what the one before left. */
export const discountKinds = ["PRODUCT_DISCOUNT", "SPECIAL_OFFER", "VOLUME_DISCOUNT"] as const;

export type DiscountKind = (typeof discountKinds)[number];

/** What an example is reckoned from. Decimals; null for what there is not. */
export interface PriceParts {
  /** Of one piece, before tax. */
  readonly listPrice: string;
  readonly discountPercentage: string | null;
  readonly offerPercentage: string | null;
  readonly slabs: readonly DiscountSlab[];
  readonly cgst: string | null;
  readonly sgst: string | null;
  readonly igst: string | null;
  /** One of each bundled product at its bundle price; null while bundles are not offered. */
  readonly bundledAmount: string | null;
}

/** One discount of an example. */
export interface PriceStep {
  readonly kind: DiscountKind;
  readonly percentage: string;
  /** Of one piece, once it is taken off. */
  readonly unitPrice: string;
}

/** What a shopper would pay for so many pieces. */
export interface PriceExample {
  readonly quantity: number;
  readonly listPrice: string;
  readonly steps: readonly PriceStep[];
  readonly unitPrice: string;
  readonly amount: string;
  readonly cgst: string | null;
  readonly sgst: string | null;
  readonly igst: string | null;
  readonly totalWithinState: string | null;
  readonly totalAcrossStates: string | null;
  readonly amountWithBundles: string | null;
}

/** The percentage of the highest slab that so many pieces reach; null when they reach none. */
export function reachedSlab(slabs: readonly DiscountSlab[], quantity: number): string | null {
  const reached = slabs.filter(
    (slab) => slab.minimumQuantity !== null && slab.percentage !== null && slab.minimumQuantity <= quantity,
  );
  return reached.at(-1)?.percentage ?? null;
}

/** A price less so many percent, as a decimal rounded half up to the paisa. */
export function priceLess(price: string, percentage: string): string {
  const paise = toPaise(price);
  return fromPaise(paise - percentOf(paise, percentage));
}

function sum(...amounts: (Paise | null)[]): Paise | null {
  let total = 0n;
  for (const amount of amounts) {
    if (amount === null) return null;
    total += amount;
  }
  return total;
}

function printed(paise: Paise | null): string | null {
  return paise === null ? null : fromPaise(paise);
}

/**
 * Reckons an example, exactly and in paise. The documents do not say how discounts go together (decision D-63), so
 * this is an illustration: product discount, special offer and volume discount one after the other, each from the
 * unit price that the one before left, rounded half up; taxes on the amount.
 */
export function reckonPrice(parts: PriceParts, quantity: number): PriceExample {
  const percentages: Readonly<Record<DiscountKind, string | null>> = {
    PRODUCT_DISCOUNT: parts.discountPercentage,
    SPECIAL_OFFER: parts.offerPercentage,
    VOLUME_DISCOUNT: reachedSlab(parts.slabs, quantity),
  };
  const steps: PriceStep[] = [];
  let unitPrice = fromPaise(toPaise(parts.listPrice));
  for (const kind of discountKinds) {
    const percentage = percentages[kind];
    if (percentage === null) continue;
    unitPrice = priceLess(unitPrice, percentage);
    steps.push({ kind, percentage, unitPrice });
  }
  const amount = toPaise(unitPrice) * BigInt(quantity);
  const taxOf = (rate: string | null): Paise | null => (rate === null ? null : percentOf(amount, rate));
  const [cgst, sgst, igst] = [taxOf(parts.cgst), taxOf(parts.sgst), taxOf(parts.igst)];
  return {
    quantity,
    listPrice: fromPaise(toPaise(parts.listPrice)),
    steps,
    unitPrice,
    amount: fromPaise(amount),
    cgst: printed(cgst),
    sgst: printed(sgst),
    igst: printed(igst),
    totalWithinState: printed(sum(amount, cgst, sgst)),
    totalAcrossStates: printed(sum(amount, igst)),
    amountWithBundles: parts.bundledAmount === null ? null : fromPaise(amount + toPaise(parts.bundledAmount)),
  };
}
