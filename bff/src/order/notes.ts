import { noteFields } from "../audit/noteFields.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { idempotencyKey, idOf, toRestBody } from "../graphql/inputFields.ts";
import { offered } from "../rest/orDocumented.ts";
import { requireWhole } from "./mutations.ts";
import { orders } from "./source.ts";
import { OrderType } from "./type.ts";

changeMutation({
  name: "addOrderNote",
  description:
    "Writes a note about an order into its history, where the company's people find it; no record is changed by it.",
  permission: "ORDER_APPROVE",
  input: {
    description: "A note about an order.",
    argument: "About which order, and what.",
    fields: { id: idOf("Order", "An order of the company."), ...noteFields, idempotencyKey },
  },
  async run({ id, idempotencyKey: key, ...values }, context) {
    const row = await requireWhole(context, id);
    const { body } = await offered(
      context.rest.send({
        method: "POST",
        template: `${orders.path}/note/{id}`,
        params: { id: row.id },
        body: toRestBody(noteFields, values),
        idempotencyKey: key,
      }),
    );
    return { order: await orders.written(context, body, { row }) };
  },
  success: {
    description: "It stands in the history.",
    fields: (t) => ({ order: t.expose("order", { type: OrderType, description: "The order." }) }),
  },
});
