import ProductImagesPageQuery from "#/__generated__/ProductImagesPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

export const productImages = defineQueryRoute({
  parameters: ProductImagesPageQuery,
  variables: () => ({}),
  page: () => import("./ProductImagesPage.tsx"),
});
