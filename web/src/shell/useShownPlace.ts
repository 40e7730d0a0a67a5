import { useEffect } from "react";
import { createPath, useLocation } from "react-router";

/**
 * Writes the address of the page that is on the screen to `data-place` of the document. The browser's own address is ahead of
 * it: it changes as soon as the user goes somewhere, while the page before stays until the next one is there.
 */
export function useShownPlace(): void {
  const { pathname, search, hash } = useLocation();
  const place = createPath({ pathname, search, hash });
  useEffect(() => {
    document.documentElement.dataset["place"] = place;
  }, [place]);
}
