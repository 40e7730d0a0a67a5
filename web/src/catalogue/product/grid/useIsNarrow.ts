import { useSyncExternalStore } from "react";

/** Below it a grid is no use: its rows are a list with fields. */
const narrow = "(max-width: 599px)";
const isNarrowNow = () => "matchMedia" in window && window.matchMedia(narrow).matches;
function listenToWidth(onChange: () => void): () => void {
  if (!("matchMedia" in window)) return () => undefined;
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is too narrow for a grid. */
export const useIsNarrow = (): boolean => useSyncExternalStore(listenToWidth, isNarrowNow);
