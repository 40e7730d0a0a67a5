import { type RefObject, useEffect } from "react";

/** React Aria lets a table refer to a description even where it has none; an empty reference is no valid HTML. */
export function useNoEmptyReference(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const tidy = () =>
      element.querySelector('table[aria-describedby=""]')?.removeAttribute("aria-describedby");
    tidy();
    // A description comes and goes with the way the table is used.
    const references = new MutationObserver(tidy);
    references.observe(element, { attributeFilter: ["aria-describedby"], subtree: true });
    return () => references.disconnect();
  }, [around]);
}
