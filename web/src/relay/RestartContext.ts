import { createContext } from "react";

/** Drops the session's store and router and starts anew at a path of the router. Called after signing out. */
export const RestartContext = createContext<(path: string) => void>(() => undefined);
