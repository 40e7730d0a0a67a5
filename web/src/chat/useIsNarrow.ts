import { useSyncExternalStore } from "react";

/** Three columns need a wide desk. */
const narrow = "(max-width: 1599.98px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen has no room for a panel beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
