import * as v from "valibot";
import { brandRecord, brands } from "../brand/record.ts";
import { level1 } from "../category/level1.ts";
import { level2 } from "../category/level2.ts";
import { level3 } from "../category/level3.ts";
import { leveledCategory } from "../category/mixed.ts";
import { batch } from "../http/collection.ts";
import type { Connection } from "../http/context.ts";
import { operation } from "../http/operation.ts";
import { images } from "../productImage/resource.ts";
import { sellerRecord, sellers } from "../seller/record.ts";
import { variantRecord, variants } from "../variant/record.ts";
import { productRecord, products } from "./record.ts";

type Product = v.InferOutput<typeof productRecord>;

/** What belongs to a product, each as its own call shows it. */
const included = {
  brand: v.nullable(brandRecord),
  categories: v.array(leveledCategory),
  images: v.array(images.record),
  seller: v.nullable(sellerRecord),
  variants: v.array(variantRecord),
};

type Part = keyof typeof included;
type Included = { [Name in Part]?: v.InferOutput<(typeof included)[Name]> };

const names = v.picklist(["brand", "categories", "images", "seller", "variants"] satisfies Part[]);
const message = "include names brand, categories, images, seller or variants, separated by commas";

const include = v.pipe(
  v.string(),
  v.description(
    "What belongs to each record and comes in its field included, separated by commas: brand, categories, images, seller, variants",
  ),
  v.maxLength(60, message),
  v.transform((text) => text.split(",")),
  v.everyItem((name) => v.is(names, name), message),
  v.transform((found) => new Set(found)),
);

const given = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

/** Reads one part of all products together, and says which of it belongs to a product. */
const readers: {
  readonly [Name in Part]: (
    db: Connection,
    owners: readonly Product[],
  ) => Promise<(product: Product) => Pick<Included, Name>>;
} = {
  async brand(db, owners) {
    const found = await brands.find(db, given(owners.map(({ prod_brand }) => prod_brand)));
    const byId = new Map(found.map((brand) => [brand.brand_id, brand]));
    return ({ prod_brand }) => ({ brand: byId.get(prod_brand ?? 0) ?? null });
  },
  async categories(db, owners) {
    const [first, second, third] = await Promise.all([
      level1.find(db, given(owners.map(({ category1_id }) => category1_id))),
      level2.find(db, given(owners.map(({ category2_id }) => category2_id))),
      level3.find(db, given(owners.map(({ category3_id }) => category3_id))),
    ]);
    return ({ category1_id, category2_id, category3_id }) => ({
      categories: [
        ...first.flatMap((one) => (one.level1_id === category1_id ? { level: 1 as const, ...one } : [])),
        ...second.flatMap((one) => (one.level2_id === category2_id ? { level: 2 as const, ...one } : [])),
        ...third.flatMap((one) => (one.level3_id === category3_id ? { level: 3 as const, ...one } : [])),
      ],
    });
  },
  async images(db, owners) {
    const found = await images.findBy(db, "prod_id", given(owners.map(({ prod_id }) => prod_id)));
    return ({ prod_id }) => ({ images: found.filter((image) => image.prod_id === prod_id) });
  },
  async seller(db, owners) {
    const found = await sellers.find(db, given(owners.map(({ seller_id }) => seller_id)));
    return ({ seller_id }) => ({ seller: found.find((seller) => seller.seller_id === seller_id) ?? null });
  },
  async variants(db, owners) {
    const found = await variants.findBy(db, "prod_id", given(owners.map(({ prod_id }) => prod_id)));
    return ({ prod_id }) => ({ variants: found.filter((variant) => variant.prod_id === prod_id) });
  },
};

/** Products by their ids and, where asked for, with what belongs to them: a page of one product is then one call instead of six. */
export const productsByIds = operation({
  method: "GET",
  path: "/v1/companySellerProdLoc",
  origin: "extension",
  summary: "Product records by their ids, at most 200, with what belongs to them; unknown ids are left out",
  query: v.strictObject({ ...batch.entries, include: v.optional(include) }),
  response: v.array(
    v.object({ ...productRecord.entries, included: v.optional(v.partial(v.object(included))) }),
  ),
  async handle({ query: { ids, include: asked } }, { db }) {
    const found = await products.find(db, ids);
    if (asked === undefined) return found;
    const parts = await Promise.all(
      Object.entries(readers).flatMap(([name, read]) => (asked.has(name) ? read(db, found) : [])),
    );
    return found.map((product) => ({
      ...product,
      included: parts.reduce<Included>((all, partOf) => ({ ...all, ...partOf(product) }), {}),
    }));
  },
});
