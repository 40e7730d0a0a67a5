import { percentOf, type Paise } from "./paise.ts";
import type { TaxRates } from "./taxes.ts";
import { type Discounts, type PriceStep, stepsOf, unitPriceOf } from "./unitPrice.ts";

/** What somebody wants of one product or variant. */
export interface WantedLine {
  readonly prod_id: number;
  readonly quantity: number;
  /** Of one piece, before discounts and tax. */
  readonly list_price: Paise;
  /** Of one piece; zero without gift wrapping. */
  readonly gift_price: Paise;
}

/** What of a product counts for the price of its lines. */
export interface PricedProduct extends Discounts {
  readonly prod_id: number;
  readonly rates: TaxRates;
  /** What is cheaper together with it; none while its bundles are switched off. */
  readonly bundles: readonly { readonly prod_id: number; readonly percentage: string }[];
}

/** A line with its price. A wanted line becomes two when some of its pieces come with another product. */
export interface PricedLine {
  /** Place of the wanted line, from 0. */
  readonly wanted: number;
  readonly quantity: number;
  /** Place of the wanted line of the product that makes it cheaper; null for a plain line. */
  readonly bundle_of: number | null;
  readonly price_steps: readonly PriceStep[];
  readonly unit_price: Paise;
}

/** Pieces of a wanted line that come with another product. */
interface BundledPieces {
  readonly wanted: number;
  readonly bundle_of: number;
  readonly quantity: number;
  readonly percentage: string;
}

/**
 * Prices the lines of an order on the day it is placed (`YYYY-MM-DD`, India). Slabs count all pieces of a product in the
 * order; as many pieces of a bundled product as there are of the other cost the list price less the bundle's percentage,
 * or their own discounted price where that is lower.
 */
export function priceLines(
  wanted: readonly WantedLine[],
  products: ReadonlyMap<number, PricedProduct>,
  day: string,
): PricedLine[] {
  const pieces = new Map<number, number>();
  for (const { prod_id, quantity } of wanted) pieces.set(prod_id, (pieces.get(prod_id) ?? 0) + quantity);
  const bundled = bundledPieces(wanted, products, pieces);
  return wanted.flatMap((line, index) => {
    const product = products.get(line.prod_id);
    if (product === undefined) throw new Error(`Product ${line.prod_id} has no price`);
    const price_steps = stepsOf(line.list_price, product, pieces.get(line.prod_id) ?? 0, day);
    const unit_price = unitPriceOf(line.list_price, price_steps);
    const own = bundled.filter(({ wanted: place }) => place === index);
    const rest = own.reduce((left, { quantity }) => left - quantity, line.quantity);
    const plain = { wanted: index, quantity: rest, bundle_of: null, price_steps, unit_price };
    return [
      ...(rest > 0 ? [plain] : []),
      ...own.map(({ quantity, bundle_of, percentage }) => {
        const together = line.list_price - percentOf(line.list_price, percentage);
        const step = { kind: "bundle_discount", percentage, unit_price: together } as const;
        const cheaper =
          together < unit_price ? { price_steps: [step], unit_price: together } : { price_steps, unit_price };
        return { wanted: index, quantity, bundle_of, ...cheaper };
      }),
    ];
  });
}

/** Which pieces come with another product: the highest percentage first, each piece once. */
function bundledPieces(
  wanted: readonly WantedLine[],
  products: ReadonlyMap<number, PricedProduct>,
  pieces: ReadonlyMap<number, number>,
): BundledPieces[] {
  const offers = [...pieces.keys()]
    .flatMap((prod_id) =>
      (products.get(prod_id)?.bundles ?? []).map((bundle) => ({ with: prod_id, ...bundle })),
    )
    .toSorted((a, b) => Number(b.percentage) - Number(a.percentage));
  const left = wanted.map(({ quantity }) => quantity);
  const found: BundledPieces[] = [];
  for (const offer of offers) {
    let most = pieces.get(offer.with) ?? 0;
    const bundle_of = wanted.findIndex(({ prod_id }) => prod_id === offer.with);
    for (const [index, { prod_id }] of wanted.entries()) {
      if (prod_id !== offer.prod_id) continue;
      const quantity = Math.min(most, left[index] ?? 0);
      if (quantity === 0) continue;
      most -= quantity;
      left[index] = (left[index] ?? 0) - quantity;
      found.push({ wanted: index, bundle_of, quantity, percentage: offer.percentage });
    }
  }
  return found;
}
