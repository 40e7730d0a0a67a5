import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ForbiddenError, ValidationError } from "../graphql/errors.ts";
import { idOf, toRestBody } from "../graphql/inputFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWrittenList } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { bulkRecord, BulkRowResultType } from "../fulfilment/bulkResult.ts";
import { forgetOrders } from "./forgetOrders.ts";
import { paymentFields } from "./paymentFields.ts";
import { reasonFields } from "./reasons.ts";
import type { Order } from "./record.ts";
import { orders } from "./source.ts";
import { OrderType } from "./type.ts";

/** An order that the company's people decide on; a location's may not, whatever they hold. */
export async function requireWhole(context: Context, nodeId: string): Promise<Order> {
  if (currentUser(context).kind !== "owner") throw new ForbiddenError();
  return orders.require(context, nodeId);
}

changeMutation({
  name: "cancelOrder",
  description: "Cancels every part of an order that has not been sent; `results` says how each came out.",
  permission: "ORDER_APPROVE",
  input: {
    description: "An order that is cancelled.",
    argument: "Which order, and why.",
    fields: { id: idOf("Order", "An order of the company."), ...reasonFields },
  },
  async run({ id, ...values }, context) {
    const { id: orderId } = await requireWhole(context, id);
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: `${orders.path}/cancel/{id}`,
        params: { id: orderId },
        body: toRestBody(reasonFields, values),
      }),
    );
    const results = decodeWrittenList(bulkRecord, body);
    forgetOrders(context);
    return { order: await orders.require(context, id), rows: results };
  },
  success: {
    description: "What could be cancelled was.",
    fields: (t) => ({
      order: t.expose("order", { type: OrderType, description: "The order as it is now." }),
      results: t.field({
        type: [BulkRowResultType],
        most: 200,
        description: "How each part came out.",
        resolve: ({ rows }) => rows,
      }),
    }),
  },
});

changeMutation({
  name: "recordOrderPayment",
  description: "Notes money that came for an order, or what became of its promise. Nothing here moves money.",
  permission: "ORDER_APPROVE",
  input: {
    description: "A payment.",
    argument: "Of which order, and how much.",
    fields: { id: idOf("Order", "An order of the company."), ...paymentFields },
  },
  async run({ id, ...values }, context) {
    if (values.amount === null && values.isAuthorised === null)
      throw new ValidationError([{ path: ["amount"], message: "Amount is required", code: "REQUIRED" }]);
    const row = await requireWhole(context, id);
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: `${orders.path}/payment/{id}`,
        params: { id: row.id },
        body: toRestBody(paymentFields, values),
      }),
    );
    forgetOrders(context);
    return { order: await orders.written(context, body, { row }) };
  },
  success: {
    description: "It was noted.",
    fields: (t) => ({
      order: t.expose("order", { type: OrderType, description: "The order as it is now." }),
    }),
  },
});
