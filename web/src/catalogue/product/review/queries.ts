import ProductReviewPageQuery from "#/__generated__/ProductReviewPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

export const productReview = defineQueryRoute({
  parameters: ProductReviewPageQuery,
  variables: ({ params }) => ({ id: params["id"] ?? "" }),
  page: () => import("./ProductReviewPage.tsx"),
});
