import * as v from "valibot";
import { allows } from "../access/rules.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, toRestBody, type ValuesOf } from "../graphql/inputFields.ts";
import { forgetOrders } from "../order/forgetOrders.ts";
import { linesBody, piecesField, reasonFields } from "../order/reasons.ts";
import { deliveryUsers } from "../deliveryUser/source.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { takeStep } from "./act.ts";
import { fulfilmentFields, fulfilmentVersion, wayBody } from "./fields.ts";
import { packageFields } from "./packageFields.ts";
import { fulfilments } from "./source.ts";
import { attemptFields, carrierFields, deliverFields, unpaidFields } from "./stepFields.ts";
import { stepMutation } from "./stepMutation.ts";
import { FulfilmentType } from "./type.ts";

/** The service's id of who brings it. Throws `NotFoundError` for somebody whom the viewer does not see. */
export async function deliveryUserOf(
  context: Context,
  { deliveryUserId }: { readonly deliveryUserId: string | null },
): Promise<string | number | null> {
  if (deliveryUserId === null) return null;
  const { id } = await deliveryUsers.require(context, deliveryUserId);
  // What they carry is another number then.
  deliveryUsers.forget(context, id);
  return toRestId(id);
}

/** To let goods go that nobody has paid is not everybody's. */
function checkForce({ force }: ValuesOf<typeof unpaidFields>, context: Context): void {
  if (force && !allows(currentUser(context), "ORDER_APPROVE")) throw new ForbiddenError();
}

stepMutation({
  name: "acceptFulfilment",
  does: "Accepts a fulfilment: the location will send it.",
  done: "It was accepted.",
  which: "A fulfilment that is pending.",
  action: "ACCEPT",
  fields: unpaidFields,
  details(values, context) {
    checkForce(values, context);
    return toRestBody(unpaidFields, values);
  },
});

const packFields = { ...packageFields, ...unpaidFields };

stepMutation({
  name: "packFulfilment",
  does: "Says that a fulfilment is packed; one that is pending is accepted with it.",
  done: "It is packed.",
  which: "A fulfilment that is pending or accepted.",
  action: "PACK",
  fields: packFields,
  details(values, context) {
    checkForce(values, context);
    return toRestBody(packFields, values);
  },
});

stepMutation({
  name: "despatchFulfilment",
  does: "Sends a fulfilment and issues its invoice.",
  done: "It is on its way.",
  which: "A fulfilment that is packed.",
  action: "DESPATCH",
  fields: { ...fulfilmentFields, ...carrierFields },
  details: async (values, context) => ({
    ...wayBody(values),
    delivery_user_id: await deliveryUserOf(context, values),
  }),
});

stepMutation({
  name: "makeFulfilmentReady",
  does: "Says that a fulfilment waits to be picked up, and issues its invoice.",
  done: "It waits to be picked up.",
  which: "A fulfilment that is packed and will be picked up.",
  action: "MAKE_READY",
  fields: {},
  details: () => ({}),
});

changeMutation({
  name: "recordDeliveryAttempt",
  description: "Notes that a fulfilment could not be handed over; it stays on its way.",
  permission: "ORDER_UPDATE",
  input: {
    description: "A delivery in vain.",
    argument: "Which fulfilment, and why.",
    fields: { id: idOf("Fulfilment", "A fulfilment that is on its way."), ...attemptFields, idempotencyKey },
  },
  async run({ id, idempotencyKey, ...values }, context) {
    const body = toRestBody(attemptFields, values);
    return { fulfilment: await takeStep(context, id, "RECORD_ATTEMPT", body, idempotencyKey) };
  },
  success: {
    description: "It was noted.",
    fields: (t) => ({
      fulfilment: t.expose("fulfilment", {
        type: FulfilmentType,
        description: "The fulfilment as it is now.",
      }),
    }),
  },
});

stepMutation({
  name: "deliverFulfilment",
  does: "Says that a fulfilment was handed over.",
  done: "It was handed over.",
  which: "A fulfilment that is on its way or waits to be picked up.",
  action: "DELIVER",
  fields: deliverFields,
  details(values, context) {
    const { overrideReason } = values;
    if (overrideReason !== null && !allows(currentUser(context), "ORDER_APPROVE")) throw new ForbiddenError();
    return { ...toRestBody(deliverFields, values), force: overrideReason !== null };
  },
});

stepMutation({
  name: "assignFulfilment",
  does: "Says who will bring a fulfilment, or does instead.",
  done: "It was assigned.",
  which: "A fulfilment that is brought, and was not handed over yet.",
  action: "ASSIGN",
  fields: { deliveryUserId: { ...carrierFields.deliveryUserId, required: true, rule: v.string() } },
  details: async (values, context) => ({ delivery_user_id: await deliveryUserOf(context, values) }),
});

const bringBackFields = {
  ...reasonFields,
  notRestocked: piecesField(
    "Pieces that cannot be sold again; all others come back to the stock.",
    "not_restocked",
  ),
};

stepMutation({
  name: "bringBackFulfilment",
  does: "Says that a fulfilment has come back undelivered: its invoice is credited, and what was paid becomes a refund that is due.",
  done: "It has come back.",
  which: "A fulfilment that is on its way or waits to be picked up.",
  action: "BRING_BACK",
  fields: bringBackFields,
  details: async ({ notRestocked, ...values }, context) => ({
    ...toRestBody(reasonFields, values),
    not_restocked: (await linesBody(notRestocked, context)) ?? [],
  }),
});

const cancelFields = {
  ...reasonFields,
  lines: piecesField("What is cancelled; all of it when not given.", "lines"),
  idempotencyKey,
};

stepMutation({
  name: "cancelFulfilment",
  does: "Cancels a fulfilment, or some pieces of it, once for each `idempotencyKey`: stock is given back, and what was paid becomes a refund that is due.",
  done: "It was cancelled; while something is left of it, it stays as it was.",
  which: "A fulfilment that has not been sent.",
  action: "CANCEL",
  fields: cancelFields,
  keyOf: ({ idempotencyKey }) => idempotencyKey,
  details: async ({ lines, idempotencyKey: _key, ...values }, context) => ({
    ...toRestBody(reasonFields, values),
    lines: await linesBody(lines, context),
  }),
});

editMutation({
  noun: "fulfilment",
  of: {
    records: {
      ...fulfilments,
      async written(context, body, written) {
        forgetOrders(context);
        return fulfilments.written(context, body, written);
      },
    },
    version: fulfilmentVersion,
    call: ({ id }) => ({ template: `${fulfilments.path}/fulfilment_status/{id}`, params: { id } }),
  },
  type: FulfilmentType,
  description: "Says how a fulfilment goes, until it is handed over.",
  permission: "ORDER_UPDATE",
  fields: fulfilmentFields,
  body(values) {
    const body = toRestBody(fulfilmentFields, values);
    return Object.keys(body).length === 0 ? body : { action: "edit_tracking", ...body };
  },
});
