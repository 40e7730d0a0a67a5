import { createContext } from "react";

/** How the step on the screen was come to: from another step, from another tab of the same one, or from elsewhere. */
export const ArrivalContext = createContext<"step" | "tab" | null>(null);
