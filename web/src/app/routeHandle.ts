import type { MessageDescriptor } from "@lingui/core";
import type { UIMatch } from "react-router";

/** What a route says of itself in its `handle`. */
export interface RouteHandle {
  /** Label of the route in the breadcrumb and the title. */
  readonly crumb?: MessageDescriptor;
  /** Label of the group the route belongs to; the breadcrumb's parent. */
  readonly group?: MessageDescriptor;
  /** Address of the group, when it is a page. */
  readonly groupHref?: string;
  /** Who may open it; everybody who is signed in when it is left out. */
  readonly kinds?: readonly ("OWNER" | "SELLER")[];
  /** The list that the page is, by the id of its declaration: it opens with the person's default view. */
  readonly list?: string;
  /** Whoever holds one of these permissions; for a page that no entry of the menu leads to. */
  readonly opensTo?: readonly string[];
}

/** The handle of the deepest route that has one. */
export function routeHandleOf(matches: readonly UIMatch[]): RouteHandle {
  for (const match of matches.toReversed()) {
    const { handle } = match;
    if (isRouteHandle(handle)) return handle;
  }
  return {};
}

/** The label of the route the user is at. */
export function crumbOf(matches: readonly UIMatch[]): MessageDescriptor | undefined {
  return routeHandleOf(matches).crumb;
}

/** The label of the group the route belongs to. */
export function groupOf(matches: readonly UIMatch[]): MessageDescriptor | undefined {
  return routeHandleOf(matches).group;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "crumb" in handle;
}
