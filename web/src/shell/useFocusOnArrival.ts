import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

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
    if (isTypingBeside()) return;
    document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Whether somebody types into a field that stays when the page changes; a dialog or a menu goes. */
function isTypingBeside(): boolean {
  const focused = document.activeElement;
  return (
    focused !== null &&
    focused.matches("input, textarea, [contenteditable]") &&
    focused.closest("#content, [role=dialog]") === null
  );
}
