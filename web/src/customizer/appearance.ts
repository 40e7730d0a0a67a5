import { chooseLook, chosenLook, subscribeToLook } from "./chosenLook.ts";
import { withMix } from "./lookChanges.ts";
import { mixSchemes } from "./mixSchemes.ts";

/** Light, dark, or as the system says. */
export type Theme = "light" | "dark" | "system";

/** Tells when another theme is chosen; for `useSyncExternalStore`. */
export const subscribeToTheme = subscribeToLook;

/** The theme of the page that is chosen in this browser; a mixed layout counts as its page. */
export function chosenTheme(): Theme {
  return mixSchemes[chosenLook().mix].page ?? "system";
}

/** Changes all colours at once and remembers the choice: the same choice as the customizer's mix layouts. */
export function chooseTheme(theme: Theme): void {
  chooseLook(withMix(chosenLook(), theme === "system" ? "default" : `${theme}-only`));
}
