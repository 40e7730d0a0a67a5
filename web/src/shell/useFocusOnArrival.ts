import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After going to another page the focus stands at its beginning, not on the link that led there. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  // Before the page is painted: later, the focus would be taken from whoever has put it somewhere already.
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
  }, [pathname]);
}
