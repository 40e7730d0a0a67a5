import { changeMutation } from "../graphql/changeMutation.ts";
import { idOf, toRestBody } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { forgetOrders } from "../order/forgetOrders.ts";
import { offered } from "../rest/orDocumented.ts";
import { refundFields } from "./fields.ts";
import { refunds } from "./source.ts";
import { RefundType } from "./type.ts";

changeMutation({
  name: "recordRefund",
  description:
    "Says that a refund was sent, and how, or that it is not owed after all. Nothing here moves money.",
  permission: "ORDER_APPROVE",
  input: {
    description: "What became of a refund.",
    argument: "Which refund, and what became of it.",
    fields: { id: idOf("Refund", "A refund that is due."), ...refundFields },
  },
  async run({ id, ...values }, context) {
    if (values.wasSent && values.method === null) refuse("method", "Method is required", "REQUIRED");
    const row = await refunds.require(context, id);
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: `${refunds.path}/refund_state/{id}`,
        params: { id: row.id },
        body: toRestBody(refundFields, values),
      }),
    );
    forgetOrders(context);
    return { refund: await refunds.written(context, body, { row }) };
  },
  success: {
    description: "It was noted.",
    fields: (t) => ({
      refund: t.expose("refund", { type: RefundType, description: "The refund as it is now." }),
    }),
  },
});
