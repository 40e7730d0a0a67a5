import { createContext } from "react";

/** How an empty list learns the way to its first record from the button that adds one; null for nobody to tell. */
export const FirstAddContext = createContext<((open: (() => void) | null) => void) | null>(null);
