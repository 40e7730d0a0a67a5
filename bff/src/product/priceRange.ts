import type { Context } from "../graphql/context.ts";
import { builder } from "../graphql/builder.ts";
import { compareDecimals } from "../graphql/decimal.ts";
import { variantsOfProduct } from "../variant/source.ts";
import type { Product } from "./record.ts";

interface PriceRange {
  readonly lowest: string;
  readonly highest: string;
}

/** The prices a customer may see: of the open variants, or the single one; null when there is neither. */
export async function loadPriceRange(context: Context, product: Product): Promise<PriceRange | null> {
  const prices = product.variantsEnabled
    ? (await variantsOfProduct.load(context, product.id))
        .filter((variant) => !variant.closed)
        .map((variant) => variant.price)
    : [product.singlePrice].filter((price) => price !== null);
  const sorted = prices.toSorted(compareDecimals);
  const lowest = sorted.at(0);
  const highest = sorted.at(-1);
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
}

/** The lowest and the highest price of a product. */
export const PriceRangeType = builder.objectRef<PriceRange>("PriceRange").implement({
  description:
    "The lowest and the highest price of a product, before tax, in INR. Equal when there is one price.",
  fields: (t) => ({
    lowest: t.expose("lowest", { type: "Decimal", description: "Lowest price, two decimals." }),
    highest: t.expose("highest", { type: "Decimal", description: "Highest price, two decimals." }),
  }),
});
