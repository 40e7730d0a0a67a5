import { useEffect, useEffectEvent } from "react";
import { savesData } from "./savesData.ts";
import { whenAtRest } from "./whenAtRest.ts";

/** Brings a chunk once the browser rests, so that what it draws opens without a wait; not for users who save data (decision D-03). */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  const bring = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    if (savesData() || !("requestIdleCallback" in window)) return undefined;
    return whenAtRest(bring);
  }, []);
}
