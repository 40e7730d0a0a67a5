import { bundleVersion } from "../bundle/fields.ts";
import { bundlesOfProduct } from "../bundle/source.ts";
import type { Context } from "../graphql/context.ts";
import { type InputField, version } from "../graphql/inputFields.ts";
import { changedMeanwhile, checkVersion, versionInputDescription, versionOf } from "../graphql/version.ts";
import { ownVersionOf, productEditing, productVersion } from "../product/forms.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import { productImageVersion } from "../productImage/fields.ts";
import { imagesOfProduct } from "../productImage/source.ts";
import { variantVersion } from "../variant/fields.ts";
import { variantsOfProduct } from "../variant/source.ts";
import { loadComparison } from "./source.ts";

/** The version of all that is compared; where the service keeps no reviews, of the parts that its documented lists have. */
async function contentVersion(context: Context, product: Product): Promise<string> {
  const comparison = await loadComparison(context, product);
  if (comparison !== null) return versionOf([JSON.stringify(comparison.now)]);
  const [variants, images, bundles] = await Promise.all([
    variantsOfProduct.load(context, product.id),
    imagesOfProduct.load(context, product.id),
    bundlesOfProduct.load(context, product.id),
  ]);
  return versionOf([
    variants.map((variant) => [variant.id, variantVersion(variant), variant.closed]),
    images.map((image) => [image.id, productImageVersion(image)]),
    bundles.map((bundle) => [bundle.id, bundleVersion(bundle)]),
  ]);
}

/** The version of a product as a reviewer looks at it: its own, and one part more for all that is compared. */
export async function reviewVersion(context: Context, product: Product): Promise<string> {
  return `${productVersion(product)}.${await contentVersion(context, product)}`;
}

/** The `version` of a decision about a product. */
export const decidedVersion = {
  ...version,
  description: `${versionInputDescription} Give the \`reviewVersion\` instead where variants, images and bundles were looked at too: then they are as they were, or it is refused in the same way.`,
} satisfies InputField;

/**
 * Reads a product again and compares its version, or its `reviewVersion`, with the one that was given. Throws
 * `ConflictError` with the product as it is.
 */
export async function checkDecidedVersion(context: Context, product: Product, given: string) {
  const own = ownVersionOf(given);
  const now = await checkVersion(context, productEditing, product, own);
  // Read after the product: a part that changes from here on gives the product another tag than the one that is sent.
  if (given !== own && given !== (await reviewVersion(context, now.row)))
    throw changedMeanwhile(context, products, now.row);
  return now;
}
