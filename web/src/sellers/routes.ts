import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import ViewSellerPageQuery from "#/__generated__/ViewSellerPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { sellerVariables } from "./sellerList.ts";

const sellers = defineQueryRoute({
  parameters: ViewSellerPageQuery,
  variables: ({ search }) => sellerVariables(search),
  page: () => import("./ViewSellerPage.tsx"),
});

/** Storage locations. */
export const sellerRoutes: RouteObject[] = [
  {
    path: addresses.sellers,
    ...sellers,
    handle: { crumb: msg`Storage Location`, kinds: ["OWNER"], list: "sellers" },
  },
];
