import { createContext } from "react";

/** How the data layer speaks to the user without knowing the design system. */
export interface Notifier {
  /** Something was done; disappears by itself. */
  readonly success: (text: string) => void;
  /** Something the user should know. */
  readonly information: (text: string) => void;
  /** Something was not done; stays until it is closed. */
  readonly failure: (text: string) => void;
}

export const NotifierContext = createContext<Notifier>({
  success: () => undefined,
  information: () => undefined,
  failure: () => undefined,
});
