import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isTyping } from "./shortcut/isTyping.ts";

/**
 * After going to another page the focus stands at its beginning, not on the link that led there. Whoever began to
 * type beside the page while it was on its way goes on typing: their next letters would be keys of the page.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  // Before the page is painted: later, the focus would be taken from whoever has put it somewhere already.
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const content = document.querySelector<HTMLElement>("#content");
    const focused = document.activeElement;
    if (isTyping(focused) && !content?.contains(focused)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
}
