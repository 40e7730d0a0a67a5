import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import NotificationsPageQuery from "#/__generated__/NotificationsPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

const notifications = defineQueryRoute({
  parameters: NotificationsPageQuery,
  variables: () => ({}),
  page: () => import("./NotificationsPage.tsx"),
});

/** How somebody is told of what happens. */
export const notificationRoutes: RouteObject[] = [
  { path: addresses.notifications, ...notifications, handle: { crumb: msg`Notifications` } },
];
