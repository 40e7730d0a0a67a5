import { createContext } from "react";

/** Whether the step on the screen was come to from another step, so that the focus belongs to its beginning. */
export const ArrivedContext = createContext(false);
