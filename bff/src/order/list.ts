import type { SessionUser } from "../access/user.ts";
import { fulfilmentsOfOrder } from "../fulfilment/source.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { selectedOfRows } from "../graphql/selectedFields.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { pickupPoints } from "../pickupPoint/source.ts";
import { refundsOfOrder } from "../refund/source.ts";
import { ViewerType } from "../session/viewer.ts";
import { mayReadWholeOrders } from "./access.ts";
import { type OrderFilter, OrderFilterInput, readOrderFilter } from "./listFilter.ts";
import { partNumber } from "./partNumber.ts";
import { type Order, orderRecord } from "./record.ts";
import { orders } from "./source.ts";
import { OrderConnection } from "./type.ts";

/** The orders of a list of orders. */
export const orderOrder = orderInput("Order", "orders", {
  PLACED_AT: {
    rest: "placed_at",
    kind: "instant",
    value: (order: Order) => order.placedAt,
    description: "By the instant it was placed.",
  },
  NUMBER: {
    rest: "order_no",
    kind: "text",
    value: (order: Order) => order.number,
    description: "By its number.",
  },
  TOTAL: {
    rest: "order_total",
    kind: "number",
    value: (order: Order) => Number(order.totals.total),
    description: "By what it amounts to.",
  },
  ...timeOrders,
});

interface OrderArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: OrderFilter | null | undefined;
  readonly orderBy?: Parameters<typeof orderOrder.of>[0];
}

/** The newest first, unless another order is asked for. */
const newestFirst = orderOrder.of({ field: "PLACED_AT", direction: "DESC" });

async function listOrders(context: Context, user: SessionUser, args: OrderArguments): Promise<Page<Order>> {
  const order = args.orderBy ? orderOrder.of(args.orderBy) : newestFirst;
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const filter = readOrderFilter(args.filter ?? {});
  if (filter === null || !mayReadWholeOrders(user)) return pageOfWholeList(window, order, []);
  // The number of a part finds its order.
  const { text } = partNumber(search);
  const hasText = ({ number, customer, channelReference }: Order): boolean =>
    matchesSearch(text, number, customer.name, customer.phone, customer.email, channelReference);
  return listPage(window, {
    order,
    async fetch(query) {
      const read = {
        template: `${orders.path}/company_po_id/{id}`,
        params: { id: user.companyId },
        query: { ...filter.query, q: search, ...query },
      };
      const response = await readExtensionList(context.rest, user, read, orderRecord);
      orders.primeAll(context, response.rows);
      return response;
    },
    matches: (row) => filter.matches(row) && hasText(row),
    isAskedFor: (row) => filter.matches(row),
    hasText,
  });
}

/** What the fields of an order that are asked for will need, by their names. */
const needs: Readonly<Record<string, (context: Context, rows: readonly Order[]) => Promise<void>>> = {
  fulfilments: (context, rows) =>
    fulfilmentsOfOrder.readAhead(
      context,
      rows.map(({ id }) => id),
    ),
  refunds: (context, rows) =>
    refundsOfOrder.readAhead(
      context,
      rows.map(({ id }) => id),
    ),
  pickupPoint: (context, rows) =>
    pickupPoints.readAhead(
      context,
      rows.map(({ pickupPointId }) => pickupPointId),
    ),
};

builder.objectField(ViewerType, "orders", (t) =>
  t.field({
    type: OrderConnection,
    ...semanticNonNull,
    description:
      "The orders of the company. None for a location's people, who have `fulfilments`, and for who lacks `ORDER_READ`.",
    args: {
      ...searchArgument("number, customer's name, phone or mail address, or the channel's reference"),
      ...builder.args((a) => ({
        filter: a.field({ type: OrderFilterInput, description: "Everything when not given." }),
        orderBy: a.field({ type: orderOrder.input, description: "The newest first when not given." }),
      })),
      ...connectionArguments,
    },
    async resolve(viewer, args, context, info) {
      const page = await listOrders(context, viewer, args);
      const rows = page.edges.map(({ node }) => node);
      const asked = [...selectedOfRows(info)].flatMap((name) => needs[name] ?? []);
      if (rows.length > 0) await Promise.all(asked.map((read) => read(context, rows)));
      return page;
    },
  }),
);
