/** What somebody brings orders with, by the service's names. */
export const vehicles = {
  on_foot: "ON_FOOT",
  bicycle: "BICYCLE",
  e_scooter: "E_SCOOTER",
  motorcycle: "MOTORCYCLE",
  three_wheeler: "THREE_WHEELER",
  car: "CAR",
  van: "VAN",
  truck: "TRUCK",
} as const;

export type Vehicle = (typeof vehicles)[keyof typeof vehicles];

/** Whether somebody may be given orders. */
export const deliveryUserStatuses = { active: "ACTIVE", inactive: "INACTIVE" } as const;

export type DeliveryUserStatus = (typeof deliveryUserStatuses)[keyof typeof deliveryUserStatuses];
