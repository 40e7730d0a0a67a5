import { mayUse } from "../access/rules.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { ownedChildren } from "../graphql/ownedChildren.ts";
import type { Product } from "../product/record.ts";
import { firstRecord } from "../rest/batch.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { type Comparison, comparisonRecord, type ProductReview, productReviewRecord } from "./record.ts";

const path = "/v1/companySellerProdReview";

const reviews = ownedChildren<ProductReview>({
  path: `${path}/prod_id`,
  parentKey: "prod_id",
  record: productReviewRecord,
});

/** Whether the service of a product keeps reviews: its records say so. */
const isReviewed = (product: Product): boolean => product.isChangedSinceReview !== null;

/** When a product was handed in and decided on, the newest first; null where the service does not keep it. */
export async function loadReviews(
  context: Context,
  product: Product,
): Promise<readonly ProductReview[] | null> {
  return isReviewed(product) ? reviews.load(context, product.id) : null;
}

/** What was read of the reviews of a product does not hold any more. */
export function forgetReviews(context: Context, product: Product): void {
  reviews.forget(context, product.id);
}

/** A product at the last decision and now; null where the service does not keep it. The product is the viewer's. */
export async function loadComparison(context: Context, product: Product): Promise<Comparison | null> {
  if (!isReviewed(product)) return null;
  const read = { template: `${path}/compared/{id}`, params: { id: product.id } };
  const comparison = decodeRecord(
    comparisonRecord,
    firstRecord((await offered(context.rest.get(read))).body),
  );
  if (!mayUse(currentUser(context), comparison)) throw new NotFoundError();
  return comparison;
}
