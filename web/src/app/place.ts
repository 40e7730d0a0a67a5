import type { MessageDescriptor } from "@lingui/core";
import type { UIMatch } from "react-router";
import { comingGroups, comingNames } from "./comingNames.ts";

/** What a route says of itself in its `handle`. */
export interface PlaceHandle {
  /** Label of the place in the breadcrumb and the title. */
  readonly crumb?: MessageDescriptor;
  /** Label of the group the place belongs to; the breadcrumb's parent. */
  readonly group?: MessageDescriptor;
  /** Address of the group, when it is a page. */
  readonly groupHref?: string;
  /** Path of a place whose screen comes later; its name is in comingNames.ts. */
  readonly coming?: keyof typeof comingNames;
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
  const { crumb, coming } = placeOf(matches);
  return crumb ?? (coming && comingNames[coming]);
}

/** The label of the group the place belongs to. */
export function groupOf(matches: readonly UIMatch[]): MessageDescriptor | undefined {
  const { group, coming } = placeOf(matches);
  return group ?? (coming && comingGroups[coming]);
}

function isPlaceHandle(handle: unknown): handle is PlaceHandle {
  return typeof handle === "object" && handle !== null && ("crumb" in handle || "coming" in handle);
}
