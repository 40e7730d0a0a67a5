import type { MessageDescriptor } from "@lingui/core";
import type { UIMatch } from "react-router";

/** What a route says of itself in its `handle`. */
export interface PlaceHandle {
  /** Label of the place in the breadcrumb and the title. */
  readonly crumb?: MessageDescriptor;
  /** Label of the group the place belongs to; the breadcrumb's parent. */
  readonly group?: MessageDescriptor;
  /** Address of the group, when it is a page. */
  readonly groupHref?: string;
  /** Who may open it; everybody who is signed in when it is left out. */
  readonly kinds?: readonly ("OWNER" | "SELLER")[];
}

/** The handle of the deepest route that has one. */
export function placeOf(matches: readonly UIMatch[]): PlaceHandle {
  for (const match of matches.toReversed()) {
    const { handle } = match;
    if (isPlaceHandle(handle)) return handle;
  }
  return {};
}

/** The label of the place the user is at. */
export function crumbOf(matches: readonly UIMatch[]): MessageDescriptor | undefined {
  return placeOf(matches).crumb;
}

function isPlaceHandle(handle: unknown): handle is PlaceHandle {
  return typeof handle === "object" && handle !== null && ("crumb" in handle || "kinds" in handle);
}
