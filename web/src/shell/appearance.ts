/** Light, dark, or as the system says. */
export type Theme = "light" | "dark" | "system";

/** The seeds' name of the preference and its values (decision D-06); `public/appearance.js` reads it before the first paint. */
const storageKey = "layoutVersion";
const stored = { light: "light-only", dark: "dark-only" } as const;

const listeners = new Set<() => void>();

/** Tells when another theme is chosen; for `useSyncExternalStore`. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme chosen in this browser. */
export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Changes the colours at once and remembers the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, stored[theme]);
  } catch {
    // A browser that refuses storage keeps the choice until the page is closed.
  }
}
