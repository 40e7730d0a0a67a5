import { useSyncExternalStore } from "react";

/** Below 991 px, exclusive (decision D-72). */
const narrow = "(max-width: 990.98px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen has no room for a panel beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
