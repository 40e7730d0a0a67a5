import { createContext, useContext } from "react";

/** Fetches the nearest route's query again from the network, keeping what is on the screen until the response is here. */
export const ReloadContext = createContext<() => void>(() => undefined);

/** The nearest route's reload. */
export function useReload(): () => void {
  return useContext(ReloadContext);
}
