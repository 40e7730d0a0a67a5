import type { GraphQLResolveInfo } from "graphql";
import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import type { Context } from "../graphql/context.ts";
import { selectedFields } from "../graphql/selectedFields.ts";
import { thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { imagesOfProduct } from "../productImage/source.ts";
import { sellers } from "../seller/source.ts";
import { variantsOfProduct } from "../variant/source.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";

/** The part of a product that each of its fields shows, by the name that the service includes it by. */
const parts: Readonly<Record<string, string>> = {
  brand: "brand",
  category: "categories",
  images: "images",
  priceRange: "variants",
  seller: "seller",
  variants: "variants",
};

const namesOfFields = new WeakMap<ReadonlySet<string>, string>();

/** The parts that fields show, always in the same order: equal reads are one call. */
function namesOf(fields: ReadonlySet<string>): string {
  let names = namesOfFields.get(fields);
  if (names === undefined) {
    const found = new Set([...fields].flatMap((field) => parts[field] ?? []));
    names = [...found].toSorted().join(",");
    namesOfFields.set(fields, names);
  }
  return names;
}

function readTogether(context: Context, id: string, names: string): MaybePromise<void> {
  return thenMaybe(products.readWith(context, id, names), (included) => {
    if (included === null) return;
    brands.take(context, included["brand"]);
    categories.take(context, included["categories"]);
    sellers.take(context, included["seller"]);
    imagesOfProduct.take(context, id, included["images"]);
    variantsOfProduct.take(context, id, included["variants"]);
  });
}

/** Products that are asked for by their ids in the same moment. */
interface Moment {
  asked: number;
}

const key = {};
const soon = Promise.resolve();

/**
 * A product by its id. What its fields will ask for comes in the same call, where the service offers that. Several products
 * are read as a list is: one call for all, and one for each kind of part.
 */
export function loadWithParts(
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<Product | null> {
  const names = namesOf(selectedFields(info, ""));
  const find = (): MaybePromise<Product | null> => products.find(context, id);
  if (names === "") return find();
  const now = context.loader(key, (): { moment: Moment | null } => ({ moment: null }));
  const moment = (now.moment ??= { asked: 0 });
  moment.asked += 1;
  return soon.then(() => {
    if (now.moment === moment) now.moment = null;
    return moment.asked === 1 ? thenMaybe(readTogether(context, id, names), find) : find();
  });
}
