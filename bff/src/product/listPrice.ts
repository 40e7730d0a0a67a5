import type { Context } from "../graphql/context.ts";
import { variantsOfProduct } from "../variant/source.ts";
import type { Product } from "./record.ts";

/** The price of one piece that a shopper sees first: the default variant's, or the single one; null when there is none. */
export async function loadListPrice(context: Context, product: Product): Promise<string | null> {
  if (!product.variantsEnabled) return product.singlePrice;
  const variants = await variantsOfProduct.load(context, product.id);
  return variants.find((variant) => variant.isDefault && !variant.closed)?.price ?? null;
}
