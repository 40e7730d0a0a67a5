import { builder } from "../graphql/builder.ts";
import { pickupPoints } from "../pickupPoint/source.ts";
import { PickupPointType } from "../pickupPoint/type.ts";
import { OrderType } from "./type.ts";

builder.objectField(OrderType, "pickupPoint", (t) =>
  t.field({
    type: PickupPointType,
    nullable: true,
    description: "Where it is collected; null for a delivery.",
    resolve: ({ pickupPointId }, _args, context) =>
      pickupPointId === null ? null : pickupPoints.find(context, pickupPointId),
  }),
);
