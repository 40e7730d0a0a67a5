import { useLingui } from "@lingui/react/macro";
import { useMatches } from "react-router";
import { crumbOf } from "./routeHandle.ts";

/** What the route the user is at is called, as its route says; undefined where a route says nothing. */
export function useRouteName(): string | undefined {
  const { i18n } = useLingui();
  const crumb = crumbOf(useMatches());
  return crumb && i18n._(crumb);
}
