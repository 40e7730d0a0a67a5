import { useEffect } from "react";
import { createPath, useLocation } from "react-router";

/**
 * Writes the address of the page that is on the screen to `data-route` of the document. The browser's own address is ahead of
 * it: it changes as soon as the user goes somewhere, while the page before stays until the next one is there.
 */
export function useShownRoute(): void {
  const { pathname, search, hash } = useLocation();
  const route = createPath({ pathname, search, hash });
  useEffect(() => {
    document.documentElement.dataset["route"] = route;
  }, [route]);
}
