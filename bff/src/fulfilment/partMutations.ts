import { changeMutation } from "../graphql/changeMutation.ts";
import { idempotencyKey, idOf, toRestBody } from "../graphql/inputFields.ts";
import { linesBody, piecesField, reasonFields } from "../order/reasons.ts";
import { takeStep } from "./act.ts";
import { fulfilments } from "./source.ts";
import { returnFields } from "./stepFields.ts";
import { FulfilmentType } from "./type.ts";

changeMutation({
  name: "recordReturn",
  description:
    "Takes back pieces that were handed over: they are credited against their invoice, and what was paid for them becomes a refund that is due. The fulfilment stays delivered while the customer keeps a piece of it.",
  permission: "ORDER_UPDATE",
  input: {
    description: "What a customer sends back.",
    argument: "Of which fulfilment, what, and why.",
    fields: {
      id: idOf("Fulfilment", "A fulfilment that was handed over."),
      lines: { ...piecesField("What comes back.", "lines"), required: true },
      ...reasonFields,
      ...returnFields,
      restocked: piecesField(
        "Of what comes back, the pieces that can be sold again; no other returns to the stock.",
        "restocked",
      ),
      idempotencyKey,
    },
  },
  async run({ id, lines, restocked, idempotencyKey, ...values }, context) {
    // Whose it is comes before how.
    await fulfilments.require(context, id);
    const body = {
      ...toRestBody({ ...reasonFields, ...returnFields }, values),
      lines: await linesBody(lines, context),
      restocked: (await linesBody(restocked, context)) ?? [],
    };
    return { fulfilment: await takeStep(context, id, "RECORD_RETURN", body, idempotencyKey) };
  },
  success: {
    description: "It has come back.",
    fields: (t) => ({
      fulfilment: t.expose("fulfilment", {
        type: FulfilmentType,
        description: "The fulfilment as it is now; its credit note is among its documents.",
      }),
    }),
  },
});
