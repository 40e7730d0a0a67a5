import { createContext } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import type { Relay } from "#/relay/startRelay.ts";
import type { RouteLocation } from "./queryRoute.ts";

/** Brings a route's chunk and, when told where the user is going, starts its query. Settles with the chunk, never fails. */
export type RoutePreload = (relay?: Relay, location?: RouteLocation) => Promise<unknown>;

const preloads = new Map<RouteObject["loader"], RoutePreload>();

/** Remembers how a route is preloaded; a route is known by its loader, which is made once. */
export function rememberPreload(loader: RouteObject["loader"], preload: RoutePreload): void {
  preloads.set(loader, preload);
}

/** How a route is preloaded that is known by its loader. */
export const preloadOf = (loader: RouteObject["loader"]): RoutePreload | undefined => preloads.get(loader);

/** Chunk and query of a route that is known by its loader. */
export function preloadRoute(loader: RouteObject["loader"], relay?: Relay, location?: RouteLocation): void {
  void preloads.get(loader)?.(relay, location);
}

/** Chunk and query of the page at an address such as `/master/ViewProduct?page=2`, before anybody goes there. */
export function preloadPlace(routes: readonly RouteObject[], relay: Relay, address: string): void {
  const { pathname, searchParams: search } = new URL(address, "http://console");
  // Only the page itself: the layout around it is here already.
  const match = matchRoutes([...routes], pathname)?.at(-1);
  if (match) void preloads.get(match.route.loader)?.(relay, { params: match.params, search });
}

/** The code of the page at an address and of all around it, without data. Settles when it is here, never fails. */
export function preloadCode(routes: readonly RouteObject[], address: string): Promise<unknown> {
  const { pathname, searchParams: search } = new URL(address, "http://console");
  const matches = matchRoutes([...routes], pathname) ?? [];
  return Promise.all(
    matches.map(async ({ route, params }) => preloads.get(route.loader)?.(undefined, { params, search })),
  );
}

/** What a link calls when somebody is about to follow it. */
export const IntentContext = createContext<(address: string) => void>(() => undefined);
