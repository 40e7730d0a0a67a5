import DetailsPageQuery from "#/__generated__/DetailsPageQuery$parameters.ts";
import DiscountsPageQuery from "#/__generated__/DiscountsPageQuery$parameters.ts";
import ImagesPageQuery from "#/__generated__/ImagesPageQuery$parameters.ts";
import NewProductPageQuery from "#/__generated__/NewProductPageQuery$parameters.ts";
import PricingPageQuery from "#/__generated__/PricingPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import type { RouteLocation } from "#/route/queryRoute.ts";
import { readProduct, readStep } from "#/catalogue/product/wizardAddress.ts";

const ofProduct = ({ search }: RouteLocation) => ({ id: readProduct(search) ?? "" });

/** What one address shows: each step with a query of its own, so that a step is one request. */
export const wizardPages = {
  newProduct: defineQueryRoute({
    parameters: NewProductPageQuery,
    variables: () => ({}),
    page: () => import("./NewProductPage.tsx"),
  }),
  details: defineQueryRoute({
    parameters: DetailsPageQuery,
    variables: ofProduct,
    page: () => import("./DetailsPage.tsx"),
  }),
  images: defineQueryRoute({
    parameters: ImagesPageQuery,
    variables: ofProduct,
    page: () => import("./ImagesPage.tsx"),
  }),
  pricing: defineQueryRoute({
    parameters: PricingPageQuery,
    variables: ofProduct,
    page: () => import("./PricingPage.tsx"),
  }),
  discounts: defineQueryRoute({
    parameters: DiscountsPageQuery,
    variables: ofProduct,
    page: () => import("./DiscountsPage.tsx"),
  }),
};

export type WizardPage = keyof typeof wizardPages;

/** The page of each step of a product that exists. */
export const pageOfStep = { 1: "details", 2: "images", 3: "pricing", 4: "discounts" } as const;

/** The page of an address. */
export function wizardPageOf(search: URLSearchParams): WizardPage {
  return readProduct(search) === null ? "newProduct" : pageOfStep[readStep(search)];
}
