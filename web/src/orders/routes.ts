import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import OrderListPageQuery from "#/__generated__/OrderListPageQuery$parameters.ts";
import OrderPageQuery from "#/__generated__/OrderPageQuery$parameters.ts";
import PrintDocumentPageQuery from "#/__generated__/PrintDocumentPageQuery$parameters.ts";
import PrintLabelPageQuery from "#/__generated__/PrintLabelPageQuery$parameters.ts";
import PrintPackingPageQuery from "#/__generated__/PrintPackingPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { type OrderView, orderVariables } from "./list/orderLists.ts";
import { printIds } from "./print/printAddress.ts";

const order = defineQueryRoute({
  parameters: OrderPageQuery,
  variables: ({ params }) => ({ id: params["id"] ?? "" }),
  page: () => import("./page/OrderPage.tsx"),
});

const list = (view: OrderView) =>
  defineQueryRoute({
    parameters: OrderListPageQuery,
    variables: ({ search }) => orderVariables(view, search),
    page: () => import("./list/OrderListPage.tsx"),
  });

const group = msg`Orders`;

/** Orders: to whoever may read them. */
export const orderRoutes: RouteObject[] = [
  {
    path: addresses.pendingOrders,
    ...list("pending"),
    handle: { crumb: msg`Pending Orders`, group, list: "ordersPending" },
  },
  {
    path: addresses.despatchOrders,
    ...list("despatch"),
    handle: { crumb: msg`Despatch Orders`, group, list: "ordersDespatch" },
  },
  {
    path: addresses.cancelOrders,
    ...list("cancel"),
    handle: { crumb: msg`Cancel Orders`, group, list: "ordersCancel" },
  },
  {
    path: `${addresses.order}/:id`,
    ...order,
    handle: { crumb: msg`Order`, group: msg`Orders`, groupHref: addresses.pendingOrders },
  },
];

const packing = defineQueryRoute({
  parameters: PrintPackingPageQuery,
  variables: ({ params }) => printIds(params),
  page: () => import("./print/PrintPackingPage.tsx"),
});

const label = defineQueryRoute({
  parameters: PrintLabelPageQuery,
  variables: ({ params }) => printIds(params),
  page: () => import("./print/PrintLabelPage.tsx"),
});

const document = defineQueryRoute({
  parameters: PrintDocumentPageQuery,
  variables: ({ params }) => printIds(params),
  page: () => import("./print/PrintDocumentPage.tsx"),
});

/** What is printed of orders, without the frame around pages. */
export const printRoutes: RouteObject[] = [
  { path: `${addresses.print}/packing/:ids`, ...packing },
  { path: `${addresses.print}/label/:ids`, ...label },
  { path: `${addresses.print}/document/:ids`, ...document },
];
