import { announced } from "../announced.ts";

/** Delivery users and pickup points are told of like every other list, so that it is live and programs may follow it. */
export const statements: readonly string[] = [
  ...announced("delivery_user", "delivery_user_id", "delivery_user"),
  ...announced("pickup_point", "pickup_point_id", "pickup_point"),
];
