import { fulfilments, fulfilmentsOfOrder } from "../fulfilment/source.ts";
import type { RecordContext } from "../graphql/context.ts";
import { linesOfFulfilment, orderLines } from "../orderLine/source.ts";
import { refundsOfOrder } from "../refund/source.ts";
import { stocksOfProduct } from "../stock/source.ts";
import { documentsOfFulfilment, documentsOfOrder } from "../taxDocument/source.ts";
import { orders } from "./source.ts";

const changing = [
  orders,
  fulfilments,
  fulfilmentsOfOrder,
  orderLines,
  linesOfFulfilment,
  refundsOfOrder,
  documentsOfOrder,
  documentsOfFulfilment,
  stocksOfProduct,
];

/**
 * Forgets what a write to an order, a part of it or its money may have changed. The service brings all parts in line with
 * each other, so none of them stays known, however it was found.
 */
export function forgetOrders(context: RecordContext): void {
  for (const source of changing) source.forgetAll(context);
}
