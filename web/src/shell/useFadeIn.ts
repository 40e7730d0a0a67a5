import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** In milliseconds; at most 150 (decision D-72). */
const duration = 140;

/** A new page fades in (Document 2 §2); not for users who want no motion. */
export function useFadeIn(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    document
      .querySelector("#content")
      ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
  }, [pathname]);
}
