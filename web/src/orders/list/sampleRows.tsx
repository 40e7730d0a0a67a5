import { act, fireEvent, screen, within } from "@testing-library/react";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { orderRoutes } from "../routes.ts";

export const part = (number: string, changes: object = {}) => ({
  __typename: "Fulfilment",
  __isNode: "Fulfilment",
  id: `part-${number}`,
  version: "v1",
  number,
  status: "PENDING",
  statusChangedAt: null,
  statusReason: null,
  customerName: "Asha Rao",
  customerPhone: "9845012345",
  area: "Indiranagar",
  provinceCode: "KA",
  placedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  promisedDate: "2026-12-01",
  isLate: false,
  deliveryMode: "DELIVERY",
  paymentMethod: "UPI",
  paymentState: "PAID",
  lineCount: 3,
  unitCount: 5,
  firstLineName: "Clay pot",
  amounts: { __typename: "TaxedAmounts", total: "2112.24" },
  seller: { __typename: "Seller", id: "seller-1", name: "Pune Warehouse" },
  deliveryUser: null,
  isCodeNeeded: false,
  carrierName: null,
  trackingNumber: null,
  attempts: [],
  documents: [],
  order: { __typename: "Order", id: `order-${number}`, refundDue: null, amountRefunded: null },
  viewerActions: ["ACCEPT", "PACK", "CANCEL"],
  dueOnDelivery: "0.00",
  ...changes,
});
export type Part = ReturnType<typeof part>;

export const counts = {
  __typename: "FulfilmentCounts",
  pending: 2,
  accepted: 1,
  packed: 0,
  ready: 0,
  out: 0,
  delivered: 4,
  returned: 0,
  cancelled: 0,
  late: 1,
  oldestPendingAt: null,
};

export const owner = {
  kind: "OWNER",
  permissions: [
    "ORDER_READ",
    "ORDER_UPDATE",
    "ORDER_APPROVE",
    "SELLER_READ",
    "DELIVERY_USER_READ",
    "PICKUP_POINT_READ",
  ],
};

export async function open(address: string, parts: Part[], gateway: Gateway = {}, viewer = owner) {
  const page = await openConsole(orderRoutes, address, {
    OrderListPageQuery: () => ({
      viewer: {
        ...viewer,
        offeredAreas: ["ORDERS", "DELIVERY", "EXPORTS"],
        fulfilmentCounts: counts,
        fulfilments: {
          totalCount: parts.length,
          edges: parts.map((node) => ({ __typename: "FulfilmentEdge", node })),
        },
      },
    }),
    orderCountsQuery: () => ({ viewer: { fulfilmentCounts: { ...counts, pending: 0, accepted: 3 } } }),
    ...gateway,
  });
  const sentAs = (name: string) =>
    page.sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...page, sentAs };
}

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
export const choose = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("checkbox", { name })));
export const tabs = () =>
  within(screen.getByRole("navigation", { name: "States" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);
export const rowOf = (number: string) =>
  screen.getByRole("rowheader", { name: new RegExp(number) }).closest("tr");

export const outcome = (results: object[]) => ({
  changeFulfilments: { __typename: "ChangeFulfilmentsSuccess", results },
});
export const done = (fulfilment: object) => ({
  __typename: "BulkRowResult",
  outcome: "DONE",
  message: null,
  messageCode: null,
  messageParams: [],
  fulfilment,
});
