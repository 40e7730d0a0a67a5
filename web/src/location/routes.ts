import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import LocationPageQuery from "#/__generated__/LocationPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { readTab } from "./locationTabs.ts";

const location = defineQueryRoute({
  parameters: LocationPageQuery,
  variables: ({ params, search }) => ({
    id: params["id"] ?? "",
    hasProducts: readTab(search) === "products",
    hasOrders: readTab(search) === "orders",
  }),
  page: () => import("./LocationPage.tsx"),
});

/** A storage location by itself. */
export const locationRoutes: RouteObject[] = [
  {
    path: `${addresses.sellers}/:id`,
    ...location,
    handle: {
      crumb: msg`Location`,
      group: msg`Storage Location`,
      groupHref: addresses.sellers,
      kinds: ["OWNER"],
    },
  },
];
