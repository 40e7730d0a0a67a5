import type { RouteObject } from "react-router";
import { pickupPointRoutes } from "./pickupPoint/routes.ts";

/** Who brings orders, and where customers collect them. */
export const deliveryRoutes: RouteObject[] = [...pickupPointRoutes];
