import CollectionsProductPageQuery from "#/__generated__/CollectionsProductPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { collectionProductVariables } from "./collectionProductList.ts";

export const collectionProducts = defineQueryRoute({
  parameters: CollectionsProductPageQuery,
  variables: ({ search }) => collectionProductVariables(search),
  page: () => import("./CollectionsProductPage.tsx"),
});
