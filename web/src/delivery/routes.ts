import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { defineLateRoute } from "#/route/defineLateRoute.ts";
import { pickupPointRoutes } from "./pickupPoint/routes.ts";

const deliveryUserQueries = () => import("./deliveryUser/queries.ts");

/** Who brings orders, and where customers collect them. */
export const deliveryRoutes: RouteObject[] = [
  ...pickupPointRoutes,
  {
    path: addresses.deliveryUsers,
    ...defineLateRoute(async () => (await deliveryUserQueries()).deliveryUsers),
    handle: { crumb: msg`Delivery User`, list: "deliveryUsers" },
  },
  {
    path: `${addresses.deliveryUsers}/:id`,
    ...defineLateRoute(async () => (await deliveryUserQueries()).deliveryUser),
    handle: {
      crumb: msg`Delivery User`,
      group: msg`Delivery User`,
      groupHref: addresses.deliveryUsers,
    },
  },
];
