import type { Context } from "../graphql/context.ts";
import { claimUpload, type ClaimedUpload } from "../upload/claimUpload.ts";
import { isUndone, publishUpload } from "../upload/publishUpload.ts";
import type { Product } from "./record.ts";
import { editAbility } from "./saveDetails.ts";
import { products } from "./source.ts";

/** Reserves the picture of a product for one change; `mark` is what a repeat of that change has in common with it. */
export function claimSummaryImage(
  context: Context,
  uploadId: string,
  mark: string | undefined,
): Promise<ClaimedUpload> {
  return claimUpload(context, uploadId, "PRODUCT_SUMMARY_IMAGE", mark);
}

/** Whether the service can be told of a picture once the product is there. The category that was read has shown it. */
function isToldLater({ rest: { capabilities } }: Context): boolean {
  return (capabilities.offers(editAbility) ?? capabilities.offers("ids /v1/categoryPO")) !== false;
}

/**
 * Makes a product with its picture. Its folder has the name of the product's id, which is not known before (decision
 * D-50); where the service cannot be told of the picture afterwards, it goes with the form that makes the product,
 * from a folder of the upload's own. When nothing was made, the picture can be used again.
 */
export async function makeWithImage(
  context: Context,
  upload: ClaimedUpload,
  make: (key?: string) => Promise<Product>,
): Promise<Product> {
  if (!isToldLater(context)) {
    const target = { replaces: null, productId: upload.id };
    return publishUpload(context, upload, target, ({ key }) => make(key));
  }
  const product = await make().catch(async (error: unknown) => {
    if (isUndone(error)) await context.uploads.release(upload.id).catch(() => {});
    throw error;
  });
  return bindSummaryImage(context, product, upload);
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
  return publishUpload(
    context,
    upload,
    { replaces: product.imageKey, isShown: product.reviewedAt !== null, productId: product.id },
    ({ key }) => write(key),
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
