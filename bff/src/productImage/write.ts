import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { productImageRecord, type ProductImage } from "./record.ts";
import { productImages } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = {
  prod_id: ["productId"],
  images_url: ["uploadId"],
  order_id: ["order"],
  after_id: ["afterId"],
};

/** The messages of the image dialog (Document 2 §5), and how many images a product may have (decision D-51). */
export const messages = {
  image: "Image is required",
  order: "Order Id is required",
  orderRange: "Order Id is a whole number from 1 to 1000000",
  most: "A product may have at most 10 images",
} as const;

/** Most further images of one product. */
export const mostImages = 10;

/** The image that an input names, and its product. Throws `NotFoundError`. */
export async function loadNamed(
  context: Context,
  globalId: string,
): Promise<{ image: ProductImage; product: Product }> {
  const id = idOfType("ProductImage", globalId);
  const image = id === null ? null : await productImages.load(context, id);
  const product = image === null ? null : await products.load(context, image.productId);
  if (image === null || product === null) throw new NotFoundError();
  return { image, product };
}

/** Reads and keeps the image that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): ProductImage {
  const image = decodeWritten(productImageRecord, body);
  if (image.companyId !== null && !mayUse(currentUser(context), image)) {
    throw new UnavailableError("UNKNOWN");
  }
  productImages.prime(context, image);
  return image;
}
