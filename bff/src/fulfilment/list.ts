import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import { listPage } from "../graphql/listPage.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { mayReadOrders, mayReadWholeOrders } from "../order/access.ts";
import { partNumber } from "../order/partNumber.ts";
import { orders } from "../order/source.ts";
import { linesOfFulfilment } from "../orderLine/source.ts";
import { deliveryUsers } from "../deliveryUser/source.ts";
import { pickupPoints } from "../pickupPoint/source.ts";
import { sellers } from "../seller/source.ts";
import { ViewerType } from "../session/viewer.ts";
import { selectedOfRows } from "../graphql/selectedFields.ts";
import { documentsOfFulfilment } from "../taxDocument/source.ts";
import { type FulfilmentFilter, FulfilmentFilterInput, readFulfilmentFilter } from "./filter.ts";
import { fulfilmentOrder } from "./order.ts";
import { type Fulfilment, fulfilmentRecord } from "./record.ts";
import { fulfilments } from "./source.ts";
import { FulfilmentConnection } from "./type.ts";

interface FulfilmentArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: FulfilmentFilter | null | undefined;
  readonly orderBy?: Parameters<typeof fulfilmentOrder.of>[0];
}

/** Refunds are of whole orders: who may not read these must not learn of them by asking which fulfilments have some. */
export const mayNarrow = (user: SessionUser, filter: FulfilmentFilter | null | undefined): boolean =>
  (filter?.refundState ?? []).length === 0 || mayReadWholeOrders(user);

/** The newest first, unless another order is asked for. */
const newestFirst = fulfilmentOrder.of({ field: "PLACED_AT", direction: "DESC" });

/** A page of the fulfilments that the user may read: of the company, or of the location that they act for. */
async function listFulfilments(
  context: Context,
  user: SessionUser,
  args: FulfilmentArguments,
): Promise<Page<Fulfilment>> {
  const order = args.orderBy ? fulfilmentOrder.of(args.orderBy) : newestFirst;
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const filter = readFulfilmentFilter(args.filter ?? {});
  if (filter === null || !mayReadOrders(user) || !mayNarrow(user, args.filter))
    return pageOfWholeList(window, order, []);
  const list =
    user.sellerId === null
      ? { template: `${fulfilments.path}/company_po_id/{id}`, params: { id: user.companyId } }
      : { template: `${fulfilments.path}/seller_id/{id}`, params: { id: user.sellerId } };
  const { text, part } = partNumber(search);
  const hasText = ({ orderNumber, customerName, customerPhone, ...row }: Fulfilment): boolean =>
    matchesSearch(text, orderNumber, customerName, customerPhone) && (part ?? row.part) === row.part;
  return listPage(window, {
    order,
    async fetch(query) {
      const read = { ...list, query: { ...filter.query, q: search, ...query } };
      const response = await readExtensionList(context.rest, user, read, fulfilmentRecord);
      fulfilments.primeAll(context, response.rows);
      return response;
    },
    matches: (row) => filter.matches(row) && hasText(row),
    isAskedFor: (row) => filter.matches(row),
    hasText,
  });
}

/** What the fields of a fulfilment that are asked for will need, by their names. */
const needs: Readonly<Record<string, (context: Context, rows: readonly Fulfilment[]) => Promise<void>>> = {
  order: (context, rows) =>
    orders.readAhead(
      context,
      rows.map(({ orderId }) => orderId),
    ),
  seller: (context, rows) =>
    sellers.readAhead(
      context,
      rows.map(({ sellerId }) => sellerId),
    ),
  deliveryUser: (context, rows) =>
    deliveryUsers.readAhead(
      context,
      rows.map(({ deliveryUserId }) => deliveryUserId),
    ),
  pickupPoint: (context, rows) =>
    pickupPoints.readAhead(
      context,
      rows.map(({ pickupPointId }) => pickupPointId),
    ),
  lines: (context, rows) =>
    linesOfFulfilment.readAhead(
      context,
      rows.map(({ id }) => id),
    ),
  documents: (context, rows) =>
    documentsOfFulfilment.readAhead(
      context,
      rows.map(({ id }) => id),
    ),
};

builder.objectField(ViewerType, "fulfilments", (t) =>
  t.field({
    type: FulfilmentConnection,
    ...semanticNonNull,
    description:
      "The parts of orders, one for each location that sends something; a location's people see their own. None for who lacks `ORDER_READ`.",
    args: {
      ...searchArgument("number, customer's name or phone"),
      ...builder.args((a) => ({
        filter: a.field({ type: FulfilmentFilterInput, description: "Everything when not given." }),
        orderBy: a.field({ type: fulfilmentOrder.input, description: "The newest first when not given." }),
      })),
      ...connectionArguments,
    },
    async resolve(viewer, args, context, info) {
      const page = await listFulfilments(context, viewer, args);
      const rows = page.edges.map(({ node }) => node);
      const asked = [...selectedOfRows(info)].flatMap((name) => needs[name] ?? []);
      if (rows.length > 0) await Promise.all(asked.map((read) => read(context, rows)));
      return page;
    },
  }),
);
