import { use, useEffect, useRef } from "react";
import { ArrivalContext } from "./ArrivalContext.ts";

/** After going to another step the focus stands at its beginning; after going to another tab, on that tab. */
export function useStepFocus(): void {
  const arrival = useRef(use(ArrivalContext));
  useEffect(() => {
    // Once: a table that is searched draws this again.
    const { current } = arrival;
    if (current === null) return;
    const target = current === "tab" ? ".signup-tabs [aria-current]" : "#content";
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    if (current === "step") window.scrollTo(0, 0);
  }, []);
}
