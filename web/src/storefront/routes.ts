import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import ViewBannerPageQuery from "#/__generated__/ViewBannerPageQuery$parameters.ts";
import ViewCollectionsPageQuery from "#/__generated__/ViewCollectionsPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { listVariables } from "#/list/listAddress.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { bannerRules } from "./banner/bannerList.ts";
import { collectionRules } from "./collection/collectionList.ts";

const banners = defineQueryRoute({
  parameters: ViewBannerPageQuery,
  variables: ({ search }) => listVariables(search, bannerRules),
  page: () => import("./banner/ViewBannerPage.tsx"),
});

const collections = defineQueryRoute({
  parameters: ViewCollectionsPageQuery,
  variables: ({ search }) => listVariables(search, collectionRules),
  page: () => import("./collection/ViewCollectionsPage.tsx"),
});

const owner = ["OWNER"];

/** What customers see first: banners and collections. */
export const storefrontRoutes: RouteObject[] = [
  { path: addresses.banners, ...banners, handle: { crumb: msg`Banner`, kinds: owner, list: "banners" } },
  {
    path: addresses.collections,
    ...collections,
    handle: { crumb: msg`Collections`, kinds: owner, list: "collections" },
  },
];
