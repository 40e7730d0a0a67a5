import { createContext } from "react";

/** Drops the session's store and router and starts anew at the address in the browser. Called after signing out. */
export const RestartContext = createContext<() => void>(() => undefined);
