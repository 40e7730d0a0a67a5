import type { Context } from "../graphql/context.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { idempotencyKey, idOf, toRestBody } from "../graphql/inputFields.ts";
import { linesBody, piecesField, reasonFields } from "../order/reasons.ts";
import { takeStep } from "./act.ts";
import type { Fulfilment } from "./record.ts";
import { fulfilments, fulfilmentsOfOrder } from "./source.ts";
import { returnFields, splitFields } from "./stepFields.ts";
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

/**
 * The part that was split off with this answer of the service: the one made at the instant at which what stays was changed. A
 * repeat with its key is answered as the first time, though another part may have been split off since. Else the last.
 */
async function splitOff(context: Context, stays: Fulfilment): Promise<Fulfilment | null> {
  const parts = await fulfilmentsOfOrder.load(context, stays.orderId);
  const own = parts.filter(({ splitFromId }) => splitFromId === stays.id);
  const newest = own.toSorted((a, b) => b.part - a.part);
  const then = newest.find(({ createdAt }) => createdAt !== null && createdAt === stays.updatedAt);
  return then ?? newest[0] ?? null;
}

changeMutation({
  name: "splitFulfilment",
  description:
    "Makes a part of its own of some pieces of a fulfilment, which the location sends at another time, with an invoice of its own. Both come to what the one came to, tax by tax; the delivery charge stays with the first. Of what goes nothing is packed yet: it stands where the other does, or is accepted when that one is packed.",
  permission: "ORDER_UPDATE",
  input: {
    description: "What is sent at another time.",
    argument: "Of which fulfilment, and what goes.",
    fields: {
      id: idOf("Fulfilment", "A fulfilment that has not been sent."),
      lines: {
        ...piecesField("What goes into a part of its own; at least one piece must stay.", "lines"),
        required: true,
      },
      ...splitFields,
      idempotencyKey,
    },
  },
  async run({ id, lines, idempotencyKey, ...values }, context) {
    // Whose it is comes before how.
    await fulfilments.require(context, id);
    const body = { ...toRestBody(splitFields, values), lines: await linesBody(lines, context) };
    return { fulfilment: await takeStep(context, id, "SPLIT", body, idempotencyKey) };
  },
  success: {
    description: "There are two of it.",
    fields: (t) => ({
      fulfilment: t.expose("fulfilment", {
        type: FulfilmentType,
        description: "What stays, as it is now.",
      }),
      newFulfilment: t.field({
        type: FulfilmentType,
        nullable: true,
        description:
          "What goes: the part that this has split off, also when it is asked for again with its key. Null when the service does not say.",
        resolve: ({ fulfilment }, _args, context) => splitOff(context, fulfilment),
      }),
    }),
  },
});
