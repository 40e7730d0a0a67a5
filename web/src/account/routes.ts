import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import SecurityPageQuery from "#/__generated__/SecurityPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

const security = defineQueryRoute({
  parameters: SecurityPageQuery,
  variables: () => ({}),
  page: () => import("./SecurityPage.tsx"),
});

/** What belongs to the signed-in user alone. */
export const accountRoutes: RouteObject[] = [
  { path: addresses.security, ...security, handle: { crumb: msg`Account and security` } },
];
