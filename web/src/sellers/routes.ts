import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import SellerPageQuery from "#/__generated__/SellerPageQuery$parameters.ts";
import ViewSellerPageQuery from "#/__generated__/ViewSellerPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { listVariables } from "#/list/listAddress.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { sellerRules } from "./sellerList.ts";
import { readSellerTab } from "./sellerTabs.ts";

const sellers = defineQueryRoute({
  parameters: ViewSellerPageQuery,
  variables: ({ search }) => listVariables(search, sellerRules),
  page: () => import("./ViewSellerPage.tsx"),
});

const seller = defineQueryRoute({
  parameters: SellerPageQuery,
  variables: ({ params, search }) => ({
    id: params["id"] ?? "",
    hasProducts: readSellerTab(search) === "products",
  }),
  page: () => import("./SellerPage.tsx"),
});

/** Storage locations. */
export const sellerRoutes: RouteObject[] = [
  { path: addresses.sellers, ...sellers, handle: { crumb: msg`Storage Location`, kinds: ["OWNER"] } },
  {
    path: `${addresses.sellers}/:id`,
    ...seller,
    handle: {
      crumb: msg`Location`,
      group: msg`Storage Location`,
      groupHref: addresses.sellers,
      kinds: ["OWNER"],
    },
  },
];
