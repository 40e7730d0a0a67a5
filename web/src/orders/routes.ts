import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import OrderPageQuery from "#/__generated__/OrderPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

const order = defineQueryRoute({
  parameters: OrderPageQuery,
  variables: ({ params }) => ({ id: params["id"] ?? "" }),
  page: () => import("./page/OrderPage.tsx"),
});

/** Orders: to whoever may read them. */
export const orderRoutes: RouteObject[] = [
  {
    path: `${addresses.order}/:id`,
    ...order,
    handle: { crumb: msg`Order`, group: msg`Orders`, groupHref: addresses.pendingOrders },
  },
];
