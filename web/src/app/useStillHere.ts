import { use } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { isSameButForTable } from "./tableAddress.ts";

/**
 * Notes the page on which somebody begins what takes a while. What it returns says later whether they are still there,
 * not elsewhere and not on the way. Only the router knows that: what began it may be gone because it is done.
 */
export function useStillHere(): () => () => boolean {
  const router = use(DataRouterContext)?.router;
  const place = () => router?.state.navigation.location ?? router?.state.location;
  return () => {
    const begun = place();
    return () => {
      const now = place();
      return begun === undefined || now === undefined || isSameButForTable(begun, now);
    };
  };
}
