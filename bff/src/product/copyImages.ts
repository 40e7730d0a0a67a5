import type { Context } from "../graphql/context.ts";
import { imagesOfProduct, productImages } from "../productImage/source.ts";
import { toRestId } from "../rest/recordFields.ts";
import { changeImages } from "../upload/imageChange.ts";
import { productFolder } from "../upload/keys.ts";
import { copyImage } from "../upload/storedImage.ts";
import { withStorage } from "../upload/withStorage.ts";
import type { Product } from "./record.ts";
import { sendImageKey } from "./summaryImage.ts";

/** The key of an image's copy: the same file name in the folder of the other product. */
function copyKey(key: string, productId: string): string {
  return `${productFolder(productId)}/${key.slice(key.lastIndexOf("/") + 1)}`;
}

/** Copies a file; null when there is none to copy. */
async function copyFile(context: Context, key: string | null, copy: Product): Promise<string | null> {
  if (key === null) return null;
  const to = copyKey(key, copy.id);
  return (await withStorage(context, () => copyImage(context, key, to), "UNKNOWN")) ? to : null;
}

/**
 * Gives the copy of a product copies of its images. Each file is there before the service refers to it, and what an
 * earlier attempt has done already is left alone, so that it can be taken up after an interruption.
 */
export async function copyImages(context: Context, original: Product, copy: Product): Promise<Product> {
  imagesOfProduct.forget(context, copy.id);
  const [images, present] = await Promise.all([
    imagesOfProduct.load(context, original.id),
    imagesOfProduct.load(context, copy.id),
  ]);
  const done = new Set(present.map((image) => image.imageKey));
  const missing = images.flatMap(({ imageKey, order }) =>
    imageKey === null || done.has(copyKey(imageKey, copy.id)) ? [] : [{ imageKey, order }],
  );
  const keys = [original.imageKey, ...missing.map(({ imageKey }) => imageKey)];
  const adds = keys.flatMap((key) => (key === null ? [] : [copyKey(key, copy.id)]));
  return changeImages(context, { adds, outcome: "UNKNOWN" }, async () => {
    for (const { imageKey, order } of missing) {
      const key = await copyFile(context, imageKey, copy);
      if (key === null) continue;
      await context.rest.send({
        method: "POST",
        template: productImages.path,
        body: { prod_id: toRestId(copy.id), images_url: key, order_id: order },
      });
    }
    imagesOfProduct.forget(context, copy.id);
    const summaryKey = await copyFile(context, original.imageKey, copy);
    return summaryKey === null ? copy : sendImageKey(context, copy, summaryKey);
  });
}
