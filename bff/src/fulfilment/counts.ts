import * as v from "valibot";
import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { mayReadOrders } from "../order/access.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecord, integerField, optionalDateTimeField } from "../rest/recordFields.ts";
import { ViewerType } from "../session/viewer.ts";
import { fulfilments } from "./source.ts";

/** As the service counts them. */
export const countsRecord = v.object({
  pending: integerField,
  accepted: integerField,
  packed: integerField,
  ready: integerField,
  out: integerField,
  delivered: integerField,
  returned: integerField,
  cancelled: integerField,
  late: integerField,
  uncollected: v.nullish(integerField, 0),
  oldest_pending_at: optionalDateTimeField,
});

type FulfilmentCounts = v.InferOutput<typeof countsRecord>;

export const FulfilmentCountsType = builder.objectRef<FulfilmentCounts>("FulfilmentCounts").implement({
  readBy: mayReadOrders,
  description: "How many fulfilments stand where; of a location's people only those of their own location.",
  fields: (t) => ({
    pending: t.exposeInt("pending", { description: "That wait to be accepted." }),
    accepted: t.exposeInt("accepted", { description: "That were accepted and are not packed." }),
    packed: t.exposeInt("packed", { description: "That are packed." }),
    ready: t.exposeInt("ready", { description: "That wait to be picked up." }),
    out: t.exposeInt("out", { description: "That are on their way." }),
    delivered: t.exposeInt("delivered", { description: "That were handed over." }),
    returned: t.exposeInt("returned", { description: "That came back." }),
    cancelled: t.exposeInt("cancelled", { description: "That were cancelled." }),
    late: t.exposeInt("late", { description: "That are late, whatever their state." }),
    uncollected: t.exposeInt("uncollected", {
      description: "That nobody came for while their pickup point kept them: they are to be brought back.",
    }),
    oldestPendingAt: t.expose("oldest_pending_at", {
      type: "DateTime",
      nullable: true,
      description:
        "When the order was placed whose part waits longest to be accepted; null while none waits.",
    }),
  }),
});

/** Null without the right to read orders, and where the service has none. */
export async function loadCounts(context: Context, user: SessionUser): Promise<FulfilmentCounts | null> {
  if (!mayReadOrders(user)) return null;
  const path = `${fulfilments.path}/counts`;
  const read =
    user.sellerId === null
      ? { template: `${path}/company_po_id/{id}`, params: { id: user.companyId } }
      : { template: `${path}/seller_id/{id}`, params: { id: user.sellerId } };
  try {
    return decodeRecord(countsRecord, (await context.rest.get(read)).body);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

builder.objectField(ViewerType, "fulfilmentCounts", (t) =>
  t.field({
    type: FulfilmentCountsType,
    nullable: true,
    description:
      "How many of the viewer's fulfilments stand where. Null without `ORDER_READ`, and when the service has no orders.",
    resolve: (viewer, _args, context) => loadCounts(context, viewer),
  }),
);
