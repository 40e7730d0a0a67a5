import { createContext, useContext } from "react";

/** Of a list, `more` rows than its page has. */
type Reload = (more?: number) => void;

/** Fetches the nearest route's query again from the network, keeping what is on the screen until the response is here. */
export const ReloadContext = createContext<Reload>(() => undefined);

/** The nearest route's reload. */
export function useReload(): Reload {
  return useContext(ReloadContext);
}
