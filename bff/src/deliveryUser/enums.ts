import { builder } from "../graphql/builder.ts";

export const VehicleEnum = builder.enumType("Vehicle", {
  description: "What somebody brings orders with.",
  values: {
    ON_FOOT: { description: "Nothing: they walk." },
    BICYCLE: { description: "A bicycle." },
    E_SCOOTER: { description: "An electric scooter; some need no number." },
    MOTORCYCLE: { description: "A motorcycle." },
    THREE_WHEELER: { description: "A three-wheeler." },
    CAR: { description: "A car." },
    VAN: { description: "A van." },
    TRUCK: { description: "A truck." },
  } as const,
});

export const DeliveryUserStatusEnum = builder.enumType("DeliveryUserStatus", {
  description: "Whether somebody may be given orders.",
  values: {
    ACTIVE: { description: "They may." },
    INACTIVE: { description: "They may not; a reason says why." },
  } as const,
});
