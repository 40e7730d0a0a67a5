import { completeAddress } from "../address/input.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { toRestBody } from "../graphql/inputFields.ts";
import { orderFields, orderVersion } from "./fields.ts";
import { forgetOrders } from "./forgetOrders.ts";
import { requireWhole } from "./mutations.ts";
import { orders } from "./source.ts";
import { OrderType } from "./type.ts";

const unknown = "State is required";

editMutation({
  noun: "order",
  of: {
    records: {
      ...orders,
      require: requireWhole,
      async written(context, body, written) {
        forgetOrders(context);
        return orders.written(context, body, written);
      },
    },
    version: orderVersion,
  },
  type: OrderType,
  description:
    "Changes notes and phones of an order at any time, and its addresses until all of it was sent. An address whose place of supply is another one is refused, because the tax would change: cancel the order and place it again.",
  permission: "ORDER_APPROVE",
  fields: orderFields,
  async body({ shippingAddress, billingAddress, ...values }, context) {
    const [shipping, billing] = await Promise.all([
      shippingAddress && completeAddress(context, shippingAddress, "shippingAddress", unknown),
      billingAddress && completeAddress(context, billingAddress, "billingAddress", unknown),
    ]);
    return toRestBody(orderFields, { ...values, shippingAddress: shipping, billingAddress: billing });
  },
});
