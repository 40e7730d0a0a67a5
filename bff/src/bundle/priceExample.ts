import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { fromPaise, toPaise } from "../graphql/paise.ts";
import { loadListPrice } from "../product/listPrice.ts";
import { priceLess } from "../product/priceExample.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import type { Bundle } from "./record.ts";
import { bundlesOfProduct } from "./source.ts";
import { BundleType } from "./type.ts";

interface BundlePrice {
  readonly listPrice: string;
  readonly unitPrice: string;
}

async function loadBundlePrice(context: Context, bundle: Bundle): Promise<BundlePrice | null> {
  const bundled = await products.load(context, bundle.bundledProductId);
  const listPrice = bundled === null ? null : await loadListPrice(context, bundled);
  if (listPrice === null) return null;
  return { listPrice, unitPrice: priceLess(listPrice, bundle.offerPercentage) };
}

/** What one of each bundled product costs together with a product; null when none of them has a price. */
export async function loadBundledAmount(context: Context, product: Product): Promise<string | null> {
  const bundles = await bundlesOfProduct.load(context, product.id);
  const prices = await Promise.all(bundles.map((bundle) => loadBundlePrice(context, bundle)));
  const known = prices.filter((price) => price !== null);
  if (known.length === 0) return null;
  return fromPaise(known.reduce((total, { unitPrice }) => total + toPaise(unitPrice), 0n));
}

const BundlePriceType = builder.objectRef<BundlePrice>("BundlePrice").implement({
  description: "A worked example of what the other product of a bundle costs. An illustration only.",
  fields: (t) => ({
    listPrice: t.expose("listPrice", {
      type: "Decimal",
      description: "By itself: its single price or that of its default variant, before tax, INR.",
    }),
    unitPrice: t.expose("unitPrice", {
      type: "Decimal",
      description: "When both are bought: less `offerPercentage`, rounded half up to two decimals.",
    }),
  }),
});

builder.objectField(BundleType, "priceExample", (t) =>
  t.field({
    type: BundlePriceType,
    nullable: true,
    description: "What the other product costs together with this one; null while it has no price.",
    resolve: (bundle, _args, context) => loadBundlePrice(context, bundle),
  }),
);
