import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import PickupPointPageQuery from "#/__generated__/PickupPointPageQuery$parameters.ts";
import ViewPickupPointPageQuery from "#/__generated__/ViewPickupPointPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { pickupPointVariables } from "./pickupPointList.ts";
import { readPickupPointTab } from "./pickupPointTabs.ts";

const points = defineQueryRoute({
  parameters: ViewPickupPointPageQuery,
  variables: ({ search }) => pickupPointVariables(search),
  page: () => import("./ViewPickupPointPage.tsx"),
});

const point = defineQueryRoute({
  parameters: PickupPointPageQuery,
  variables: ({ params, search }) => ({
    id: params["id"] ?? "",
    hasOrders: readPickupPointTab(search) === "orders",
  }),
  page: () => import("./PickupPointPage.tsx"),
});

const kinds = ["OWNER"];

/** Where customers collect what they bought. */
export const pickupPointRoutes: RouteObject[] = [
  {
    path: addresses.pickupPoints,
    ...points,
    handle: { crumb: msg`Pickup Point`, kinds, list: "pickupPoints" },
  },
  {
    path: `${addresses.pickupPoints}/:id`,
    ...point,
    handle: {
      crumb: msg`Pickup Point`,
      group: msg`Pickup Point`,
      groupHref: addresses.pickupPoints,
      kinds,
    },
  },
];
