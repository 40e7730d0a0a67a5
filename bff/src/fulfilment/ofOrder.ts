import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { pageOfRows } from "../graphql/ownedPage.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { allOf, type MaybePromise, thenMaybe } from "../maybePromise.ts";
import { mayReadWholeOrders } from "../order/access.ts";
import { OrderType } from "../order/type.ts";
import { linesOfFulfilment } from "../orderLine/source.ts";
import type { RefundState } from "../refund/record.ts";
import { refundsOfOrder } from "../refund/source.ts";
import { matchingRows } from "../rest/decodedRecords.ts";
import { currentUser } from "../session/currentUser.ts";
import { FulfilmentFilterInput, readFulfilmentFilter } from "./filter.ts";
import { fulfilmentOrder } from "./order.ts";
import type { Fulfilment } from "./record.ts";
import { fulfilmentsOfOrder } from "./source.ts";
import { FulfilmentConnection } from "./type.ts";

/** Those with a line of a product, which their lines alone say. */
function withProduct(
  context: Context,
  rows: readonly Fulfilment[],
  product: string | null | undefined,
): MaybePromise<readonly Fulfilment[]> {
  if (product === null || product === undefined) return rows;
  const id = idOfType("Product", product);
  return thenMaybe(allOf(rows.map((row) => linesOfFulfilment.find(context, row.id))), (lines) =>
    rows.filter((_row, index) => lines[index]?.some(({ productId }) => productId === id) ?? false),
  );
}

/** Whether an order has a refund in one of some states, as far as the user may know. */
function isRefunded(
  context: Context,
  orderId: string,
  states: readonly RefundState[] | null | undefined,
): MaybePromise<boolean> {
  if (!states || states.length === 0) return true;
  if (!mayReadWholeOrders(currentUser(context))) return false;
  return thenMaybe(refundsOfOrder.find(context, orderId), (refunds) =>
    refunds.some(({ state }) => states.includes(state)),
  );
}

builder.objectField(OrderType, "fulfilments", (t) =>
  t.field({
    type: FulfilmentConnection,
    ...semanticNonNull,
    description: "Its parts, one for each location. A location's people see their own alone.",
    args: {
      ...builder.args((a) => ({
        filter: a.field({ type: FulfilmentFilterInput, description: "All of them when not given." }),
        orderBy: a.field({
          type: fulfilmentOrder.input,
          description: "By the instant the order was placed, ascending, when not given.",
        }),
      })),
      ...connectionArguments,
    },
    resolve: ({ id }, { filter: given, ...args }, context) =>
      thenMaybe(fulfilmentsOfOrder.find(context, id), (rows) => {
        const filter = given ? readFulfilmentFilter(given) : null;
        const isAll = given === null || given === undefined;
        const found = isAll ? rows : matchingRows(rows, (row) => filter?.matches(row) ?? false);
        return thenMaybe(isRefunded(context, id, given?.refundState), (isWanted) =>
          thenMaybe(withProduct(context, isWanted ? found : [], given?.productId), (wanted) =>
            pageOfRows(args, wanted, { typeName: "Fulfilment", order: fulfilmentOrder.of(args.orderBy) }),
          ),
        );
      }),
  }),
);
