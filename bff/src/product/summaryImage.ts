import type { Context } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import { claimUpload, type ClaimedUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";

/** Reserves the picture of a product for one change; `mark` is what a repeat of that change has in common with it. */
export function claimSummaryImage(
  context: Context,
  uploadId: string,
  mark: string | undefined,
): Promise<ClaimedUpload> {
  return claimUpload(context, uploadId, "PRODUCT_SUMMARY_IMAGE", mark);
}

/** Runs the write that makes the product a picture is for; when nothing was made, the picture can be used again. */
export async function releasedUnlessMade<T>(
  context: Context,
  upload: ClaimedUpload,
  make: () => Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const isUndone = !(error instanceof RestError) || error.outcome !== "unknown";
    if (isUndone) await context.uploads.release(upload.id).catch(() => {});
    throw error;
  }
}

/**
 * Puts the picture into the folder of the product, which has its name from the product's id, and tells the service
 * (decision D-50). It takes the place of the present one. Safe to repeat, and to take up after an interruption.
 */
export function bindSummaryImage(
  context: Context,
  product: Product,
  upload: ClaimedUpload,
  write: (key: string) => Promise<Product> = (key) => sendImageKey(context, product, key),
): Promise<Product> {
  return publishUpload(context, upload, { replaces: product.imageKey, productId: product.id }, ({ key }) =>
    write(key),
  );
}

/** Tells the service where the picture of a product lies. */
export async function sendImageKey(context: Context, product: Product, key: string): Promise<Product> {
  const response = await context.rest.send({
    method: "PUT",
    template: `${products.path}/{id}`,
    params: { id: product.id },
    body: { summary_image_url: key },
  });
  return products.written(context, response.body, { row: product });
}
