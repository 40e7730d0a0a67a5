import { completeAddress } from "../address/input.ts";
import { addMutation } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { idOf, type RestBody, toRestBody, version } from "../graphql/inputFields.ts";
import { type SeenRecord, sendUnlessStale } from "../graphql/version.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { pauseFields, pickupPointFields } from "./fields.ts";
import { pickupPointEditing, pickupPoints } from "./source.ts";
import { PickupPointEdge, pickupPointOrder, PickupPointType } from "./type.ts";

const noun = { noun: "pickup point", of: pickupPointEditing, type: PickupPointType };

/** The service's id of the location, checked to be the user's. Throws `NotFoundError`. */
async function locationOf<None extends null | undefined>(
  context: Context,
  id: string | None,
): Promise<string | None> {
  return typeof id === "string" ? (await sellers.require(context, id)).id : id;
}

addMutation({
  ...noun,
  description: "Adds a pickup point.",
  permission: "PICKUP_POINT_CREATE",
  edge: PickupPointEdge,
  order: "by name",
  orders: pickupPointOrder,
  fields: pickupPointFields,
  async body(values, context) {
    const [sellerId, address] = await Promise.all([
      locationOf(context, values.sellerId),
      completeAddress(context, values.address, "address", "State is required"),
    ]);
    return {
      ...toRestBody(pickupPointFields, { ...values, sellerId, address }),
      company_po_id: toRestId(currentUser(context).companyId),
    };
  },
});

editMutation({
  ...noun,
  description: "Changes a pickup point. What is promised already stays.",
  permission: "PICKUP_POINT_UPDATE",
  fields: pickupPointFields,
  async body(values, context) {
    const [sellerId, address] = await Promise.all([
      locationOf(context, values.sellerId),
      values.address && completeAddress(context, values.address, "address", "State is required"),
    ]);
    return toRestBody(pickupPointFields, { ...values, sellerId, address });
  },
});

deleteMutation({
  ...noun,
  description: "Deletes a pickup point; refused with a conflict once an order was for it: it can be paused.",
  permission: "PICKUP_POINT_DELETE",
  which: "A pickup point that no order was ever for.",
  done: "The pickup point was deleted.",
});

async function setStatus(context: Context, seen: SeenRecord, body: RestBody) {
  const row = await pickupPoints.require(context, seen.id);
  const response = await offered(
    sendUnlessStale(context, pickupPointEditing, row, seen.version, {
      method: "PUT",
      template: `${pickupPoints.path}/pickup_point_status/{id}`,
      params: { id: row.id },
      body,
    }),
  );
  return { pickupPoint: await pickupPoints.written(context, response.body, { row }) };
}

changeMutation({
  name: "pausePickupPoint",
  description: "Pauses a pickup point: nothing more is promised for these days. Orders that are there stay.",
  permission: "PICKUP_POINT_UPDATE",
  input: {
    description: "A pause.",
    argument: "Which pickup point, how long, and why.",
    fields: { id: idOf("PickupPoint", "The pickup point."), ...pauseFields, version },
  },
  run: ({ id, version, ...values }, context) =>
    setStatus(
      context,
      { id, version },
      { pickup_point_status: "paused", ...toRestBody(pauseFields, values) },
    ),
  success: {
    description: "It is paused.",
    fields: (t) => ({
      pickupPoint: t.expose("pickupPoint", {
        type: PickupPointType,
        description: "The pickup point as it is now; `openOrders` says how many stay.",
      }),
    }),
  },
});

changeMutation({
  name: "resumePickupPoint",
  description: "Ends the pause of a pickup point.",
  permission: "PICKUP_POINT_UPDATE",
  input: {
    description: "A pause that ends.",
    argument: "Which pickup point.",
    fields: { id: idOf("PickupPoint", "The pickup point."), version },
  },
  run: (seen, context) => setStatus(context, seen, { pickup_point_status: "active" }),
  success: {
    description: "It hands over again.",
    fields: (t) => ({
      pickupPoint: t.expose("pickupPoint", {
        type: PickupPointType,
        description: "The pickup point as it is now.",
      }),
    }),
  },
});
