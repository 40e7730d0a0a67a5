import { loadBundledAmount } from "../bundle/priceExample.ts";
import { businessToday } from "../graphql/businessDay.ts";
import type { Context } from "../graphql/context.ts";
import { invalidArgument } from "../graphql/invalidArgument.ts";
import { type DayParts, offerOn, savedParts } from "./dayParts.ts";
import type { DiscountSlab } from "./discounts.ts";
import { loadListPrice } from "./listPrice.ts";
import { reckonPrice, type PriceExample, type PriceParts } from "./priceExample.ts";
import type { Product } from "./record.ts";

/** The most quantities of one list of examples. */
export const mostQuantities = 20;

interface DraftSlab {
  readonly minimumQuantity?: number | null | undefined;
  readonly percentage?: string | null | undefined;
}

/** Discounts that are not saved yet. */
interface Draft {
  readonly price?: string | null | undefined;
  readonly discountPercentage?: string | null | undefined;
  readonly specialOfferPercentage?: string | null | undefined;
  readonly specialOfferStartDate?: string | null | undefined;
  readonly specialOfferEndDate?: string | null | undefined;
  readonly slabs?: readonly DraftSlab[] | null | undefined;
}

/** What the examples are asked for. */
interface ExampleArguments {
  readonly quantities?: readonly number[] | null | undefined;
  /** `YYYY-MM-DD`. */
  readonly on?: string | null | undefined;
  readonly draft?: Draft | null | undefined;
}

const decimal = /^\d{1,3}(\.\d{1,2})?$/;

/** A percentage that can be reckoned with; what is still being typed may be none. */
function usable(percentage: string | null | undefined): string | null {
  const isUsable = typeof percentage === "string" && decimal.test(percentage) && Number(percentage) <= 100;
  return isUsable ? percentage : null;
}

function draftParts(day: string, draft: Draft): DayParts {
  const {
    specialOfferPercentage: percentage,
    specialOfferStartDate: start,
    specialOfferEndDate: end,
  } = draft;
  return {
    discountPercentage: usable(draft.discountPercentage),
    offerPercentage: offerOn(day, usable(percentage), start, end),
    slabs: (draft.slabs ?? []).map((slab) => ({
      minimumQuantity: slab.minimumQuantity ?? null,
      percentage: usable(slab.percentage),
    })),
  };
}

function quantitiesOf(given: readonly number[] | null | undefined, slabs: readonly DiscountSlab[]): number[] {
  const quantities = given ?? [1, ...slabs.map((slab) => slab.minimumQuantity ?? 1)];
  if (quantities.length > mostQuantities) {
    throw invalidArgument(`\`quantities\` takes at most ${mostQuantities} numbers.`);
  }
  if (quantities.some((quantity) => quantity < 1 || quantity > 1_000_000)) {
    throw invalidArgument("`quantities` are whole numbers from 1 to 1000000.");
  }
  return [...new Set(quantities)].toSorted((left, right) => left - right);
}

/**
 * Examples of what a product costs, by quantity; none while it has no price. Throws a `GraphQLError` for quantities that
 * make no sense.
 */
export async function loadPriceExamples(
  context: Context,
  product: Product,
  { quantities, on, draft }: ExampleArguments,
): Promise<PriceExample[]> {
  const day = on ?? businessToday();
  const discounts = draft ? draftParts(day, draft) : savedParts(day, product);
  const wanted = quantitiesOf(quantities, discounts.slabs);
  const typed = /^\d{1,10}(\.\d{1,2})?$/.test(draft?.price ?? "") ? draft?.price : null;
  // Side by side: one after the other, the bundles of products with a price of their own would be another call.
  const [listPrice, bundledAmount] = await Promise.all([
    typed ?? loadListPrice(context, product),
    product.discounts.bundleDiscountsEnabled ? loadBundledAmount(context, product) : null,
  ]);
  if (listPrice === null) return [];
  const parts: PriceParts = {
    ...discounts,
    listPrice,
    cgst: product.cgst,
    sgst: product.sgst,
    igst: product.igst,
    bundledAmount,
  };
  return wanted.map((quantity) => reckonPrice(parts, quantity));
}
