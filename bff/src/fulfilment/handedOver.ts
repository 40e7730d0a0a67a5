import { deliveryUsers } from "../deliveryUser/source.ts";
import { DeliveryUserType } from "../deliveryUser/type.ts";
import { builder } from "../graphql/builder.ts";
import { pickupPoints } from "../pickupPoint/source.ts";
import { PickupPointType } from "../pickupPoint/type.ts";
import { FulfilmentType } from "./type.ts";

builder.objectField(FulfilmentType, "deliveryUser", (t) =>
  t.field({
    type: DeliveryUserType,
    nullable: true,
    description: "Who brings it; null for a carrier, or when nobody was chosen yet.",
    resolve: ({ deliveryUserId }, _args, context) =>
      deliveryUserId === null ? null : deliveryUsers.find(context, deliveryUserId),
  }),
);

builder.objectField(FulfilmentType, "pickupPoint", (t) =>
  t.field({
    type: PickupPointType,
    nullable: true,
    description: "Where it is collected; null for a delivery.",
    resolve: ({ pickupPointId }, _args, context) =>
      pickupPointId === null ? null : pickupPoints.find(context, pickupPointId),
  }),
);
