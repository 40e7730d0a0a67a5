import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import ProductPageQuery from "#/__generated__/ProductPageQuery$parameters.ts";
import ProductStatesPageQuery from "#/__generated__/ProductStatesPageQuery$parameters.ts";
import ViewBrandPageQuery from "#/__generated__/ViewBrandPageQuery$parameters.ts";
import ViewCategoryPageQuery from "#/__generated__/ViewCategoryPageQuery$parameters.ts";
import ViewManufacturerPageQuery from "#/__generated__/ViewManufacturerPageQuery$parameters.ts";
import ViewProductPageQuery from "#/__generated__/ViewProductPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { listVariables } from "#/list/listAddress.ts";
import { pageRights } from "#/menu/pageRights.ts";
import { defineLateRoute } from "#/route/defineLateRoute.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { brandRules } from "./brand/brandList.ts";
import { type CategoryLevel, categoryVariables } from "./category/categoryList.ts";
import { manufacturerVariables } from "./manufacturer/manufacturerList.ts";
import { productVariables } from "./product/productList.ts";
import { type ProductView, productViewVariables } from "./product/productViews.ts";

const categories = (level: CategoryLevel) =>
  defineQueryRoute({
    parameters: ViewCategoryPageQuery,
    variables: ({ search }) => categoryVariables(level, search),
    page: () => import("./category/ViewCategoryPage.tsx"),
  });

const brands = defineQueryRoute({
  parameters: ViewBrandPageQuery,
  variables: ({ search }) => listVariables(search, brandRules),
  page: () => import("./brand/ViewBrandPage.tsx"),
});

const manufacturers = defineQueryRoute({
  parameters: ViewManufacturerPageQuery,
  variables: ({ search }) => manufacturerVariables(search),
  page: () => import("./manufacturer/ViewManufacturerPage.tsx"),
});

const products = defineQueryRoute({
  parameters: ViewProductPageQuery,
  variables: ({ search }) => productVariables(search),
  page: () => import("./product/ViewProductPage.tsx"),
});

const productsInStates = (view: ProductView) =>
  defineQueryRoute({
    parameters: ProductStatesPageQuery,
    variables: ({ search }) => productViewVariables(view, search),
    page: () => import("./product/ProductStatesPage.tsx"),
  });

const product = defineQueryRoute({
  parameters: ProductPageQuery,
  variables: ({ params }) => ({ id: params["id"] ?? "" }),
  page: () => import("./product/ProductPage.tsx"),
});

const productReview = defineLateRoute(
  async () => (await import("./product/review/queries.ts")).productReview,
);

const owner = ["OWNER"];

/** Categories, brands, manufacturers and products. */
export const catalogueRoutes: RouteObject[] = [
  {
    path: addresses.categories[1],
    ...categories(1),
    handle: {
      crumb: msg`Level1 Category`,
      group: msg`Categories`,
      kinds: owner,
      level: 1,
      list: "categories1",
    },
  },
  {
    path: addresses.categories[2],
    ...categories(2),
    handle: {
      crumb: msg`Level2 Category`,
      group: msg`Categories`,
      kinds: owner,
      level: 2,
      list: "categories2",
    },
  },
  {
    path: addresses.categories[3],
    ...categories(3),
    handle: {
      crumb: msg`Level3 Category`,
      group: msg`Categories`,
      kinds: owner,
      level: 3,
      list: "categories3",
    },
  },
  { path: addresses.brands, ...brands, handle: { crumb: msg`Brand`, kinds: owner, list: "brands" } },
  {
    path: addresses.manufacturers,
    ...manufacturers,
    handle: { crumb: msg`Manufacturer`, list: "manufacturers" },
  },
  {
    path: addresses.products,
    ...products,
    handle: { crumb: msg`Products`, group: msg`Product`, list: "products" },
  },
  {
    path: `${addresses.products}/:id`,
    ...product,
    handle: { crumb: msg`Product`, group: msg`Products`, groupHref: addresses.products },
  },
  {
    path: `${addresses.products}/:id/review`,
    ...productReview,
    handle: {
      crumb: msg`Review`,
      group: msg`Product Rectification`,
      groupHref: addresses.productRectification,
    },
  },
  {
    path: addresses.productImages,
    ...defineLateRoute(async () => (await import("./product/images/queries.ts")).productImages),
    handle: {
      crumb: msg`Images of products`,
      group: msg`Products`,
      groupHref: addresses.products,
      opensTo: pageRights.productImages,
    },
  },
  {
    path: addresses.enabledProducts,
    ...productsInStates("enabled"),
    handle: { crumb: msg`Product Enabled`, group: msg`Product`, list: "productsEnabled" },
  },
  {
    path: addresses.disabledProducts,
    ...productsInStates("disabled"),
    handle: { crumb: msg`Product Disabled`, group: msg`Product`, list: "productsDisabled" },
  },
  {
    path: addresses.productRectification,
    ...productsInStates("rectification"),
    handle: { crumb: msg`Product Rectification`, group: msg`Product`, list: "productsInRectification" },
  },
  {
    path: addresses.collectionsProduct,
    ...defineLateRoute(async () => (await import("./collectionProduct/queries.ts")).collectionProducts),
    handle: {
      crumb: msg`Collections Product`,
      group: msg`Product`,
      kinds: owner,
      opensTo: pageRights.collectionProducts,
    },
  },
];
