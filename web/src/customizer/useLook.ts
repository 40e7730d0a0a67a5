import { useSyncExternalStore } from "react";
import { chosenLook, subscribeToLook } from "./chosenLook.ts";
import type { Look } from "./look.ts";

/** The look of this browser, and each that is chosen from now on. */
export function useLook(): Look {
  return useSyncExternalStore(subscribeToLook, chosenLook);
}
