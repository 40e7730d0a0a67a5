import type { RouteObject } from "react-router";

/** Who brings orders, and where customers collect them. */
export const deliveryRoutes: RouteObject[] = [];
