import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { defineLateRoute } from "#/route/defineLateRoute.ts";

/** A storage location by itself. */
export const locationRoutes: RouteObject[] = [
  {
    path: `${addresses.sellers}/:id`,
    ...defineLateRoute(async () => (await import("./queries.ts")).location),
    handle: {
      crumb: msg`Location`,
      group: msg`Storage Location`,
      groupHref: addresses.sellers,
      kinds: ["OWNER"],
    },
  },
];
