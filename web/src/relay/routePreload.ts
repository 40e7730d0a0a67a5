import type { Environment } from "relay-runtime";
import type { Place } from "./queryRoute.ts";

/** Brings a route's chunk and, when told where the user is going, starts its query. */
export type RoutePreload = (environment?: Environment, place?: Place) => void;
