import { mostImages } from "#/catalogue/product/productImages.ts";
import { foldedSku, isImageName, readFileName } from "./fileNames.ts";

/** A product as it stands before anything is added. */
export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly version: string;
  readonly hasSummary: boolean;
  /** Its further images: how many, and the order id of the next. */
  readonly imageCount: number;
  readonly nextOrder: number;
}

/** Why a file is left out. */
export type LeftOut = "noImage" | "noProduct" | "sameSummary" | "hasSummary" | "noRoom";

/** What is to become of one file. */
export interface PlannedImage {
  /** Tells it from the others: two folders may each have a file of one name. */
  readonly key: number;
  readonly file: File;
  /** Summary image, or which of the further ones. */
  readonly place: number;
}

/** The images of one product, in the order in which they shall stand. */
export interface PlannedProduct {
  readonly product: FoundProduct;
  readonly images: readonly PlannedImage[];
}

export interface Plan {
  readonly products: readonly PlannedProduct[];
  readonly leftOut: readonly {
    readonly key: number;
    readonly file: File;
    readonly reason: LeftOut;
    readonly product: FoundProduct | null;
  }[];
}

/** Every SKU that one of the files may be of, each once. */
export function skusOf(files: readonly File[]): readonly string[] {
  const named = files.flatMap(({ name }) => readFileName(name));
  return [...new Map(named.map(({ sku }) => [foldedSku(sku), sku])).values()];
}

/** Puts files to the products that there are: the summary image first, then the others by their number and name. */
export function planImages(
  files: readonly File[],
  found: readonly FoundProduct[],
  replacesSummary: boolean,
): Plan {
  const bySku = new Map(found.map((product) => [foldedSku(product.sku), product]));
  const chosen = new Map<FoundProduct, PlannedImage[]>();
  const leftOut: Plan["leftOut"][number][] = [];
  const byName = files
    .filter(({ name }) => isImageName(name))
    .toSorted((left, right) => left.name.localeCompare(right.name, "en", { numeric: true }));
  for (const [key, file] of byName.entries()) {
    const named = readFileName(file.name).find(({ sku }) => bySku.has(foldedSku(sku)));
    const product = named && bySku.get(foldedSku(named.sku));
    if (named === undefined || product === undefined) {
      leftOut.push({ key, file, reason: "noProduct", product: null });
      continue;
    }
    const images = chosen.get(product) ?? [];
    chosen.set(product, images);
    const reason = named.place === 1 ? reasonOfSummary(product, images, replacesSummary) : null;
    if (reason === null) images.push({ key, file, place: named.place });
    else leftOut.push({ key, file, reason, product });
  }
  const products = [...chosen].flatMap(([product, images]) => {
    const inOrder = images.toSorted((left, right) => left.place - right.place);
    const summary = inOrder.filter(({ place }) => place === 1);
    const further = inOrder.filter(({ place }) => place > 1);
    const room = Math.max(0, mostImages - product.imageCount);
    for (const { key, file } of further.slice(room)) leftOut.push({ key, file, reason: "noRoom", product });
    const taken = [...summary, ...further.slice(0, room)];
    return taken.length === 0 ? [] : [{ product, images: taken }];
  });
  const others = files.filter(({ name }) => !isImageName(name));
  for (const [index, file] of others.entries())
    leftOut.push({ key: byName.length + index, file, reason: "noImage", product: null });
  return { products, leftOut };
}

function reasonOfSummary(
  product: FoundProduct,
  images: readonly PlannedImage[],
  replacesSummary: boolean,
): LeftOut | null {
  if (images.some(({ place }) => place === 1)) return "sameSummary";
  return product.hasSummary && !replacesSummary ? "hasSummary" : null;
}
