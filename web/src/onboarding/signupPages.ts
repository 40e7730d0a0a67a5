import AboutUsPageQuery from "#/__generated__/AboutUsPageQuery$parameters.ts";
import InformationPageQuery from "#/__generated__/InformationPageQuery$parameters.ts";
import RegisterDetailsPageQuery from "#/__generated__/RegisterDetailsPageQuery$parameters.ts";
import SetUpBannersPageQuery from "#/__generated__/SetUpBannersPageQuery$parameters.ts";
import SetUpCategoriesPageQuery from "#/__generated__/SetUpCategoriesPageQuery$parameters.ts";
import SetUpCollectionsPageQuery from "#/__generated__/SetUpCollectionsPageQuery$parameters.ts";
import SetUpLocationsPageQuery from "#/__generated__/SetUpLocationsPageQuery$parameters.ts";
import { categoryVariables } from "#/catalogue/category/categoryList.ts";
import { listVariables } from "#/list/listAddress.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { sellerVariables } from "#/sellers/sellerList.ts";
import { bannerRules } from "#/storefront/banner/bannerList.ts";
import { collectionRules } from "#/storefront/collection/collectionList.ts";
import { readLevel, readStep, readTab } from "./signupAddress.ts";

const variables = () => ({});

/** What one address shows, by its step and its tab: each with a query of its own, so that a step is one request. */
export const signupPages = {
  register: defineQueryRoute({
    parameters: RegisterDetailsPageQuery,
    variables,
    page: () => import("./RegisterDetailsPage.tsx"),
  }),
  information: defineQueryRoute({
    parameters: InformationPageQuery,
    variables,
    page: () => import("./InformationPage.tsx"),
  }),
  aboutUs: defineQueryRoute({
    parameters: AboutUsPageQuery,
    variables,
    page: () => import("./AboutUsPage.tsx"),
  }),
  categories: defineQueryRoute({
    parameters: SetUpCategoriesPageQuery,
    variables: ({ search }) => categoryVariables(readLevel(search), search),
    page: () => import("./SetUpCategoriesPage.tsx"),
  }),
  banners: defineQueryRoute({
    parameters: SetUpBannersPageQuery,
    variables: ({ search }) => listVariables(search, bannerRules),
    page: () => import("./SetUpBannersPage.tsx"),
  }),
  collections: defineQueryRoute({
    parameters: SetUpCollectionsPageQuery,
    variables: ({ search }) => listVariables(search, collectionRules),
    page: () => import("./SetUpCollectionsPage.tsx"),
  }),
  locations: defineQueryRoute({
    parameters: SetUpLocationsPageQuery,
    variables: ({ search }) => sellerVariables(search),
    page: () => import("./SetUpLocationsPage.tsx"),
  }),
};

export type SignupPage = keyof typeof signupPages;

/** The page of an address. */
export function signupPageOf(search: URLSearchParams): SignupPage {
  const step = readStep(search);
  if (step === 4) return readTab(search);
  return step === 1 ? "register" : step === 2 ? "information" : "aboutUs";
}
