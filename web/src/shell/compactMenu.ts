const storageKey = "compactMenu";

/** Whether this browser's user likes the menu as icons only. */
export function isMenuCompact(): boolean {
  try {
    return localStorage.getItem(storageKey) === "yes";
  } catch {
    return false;
  }
}

/** Remembers the choice; a browser that refuses storage forgets it. */
export function rememberMenuCompact(isCompact: boolean): void {
  try {
    localStorage.setItem(storageKey, isCompact ? "yes" : "no");
  } catch {
    // Nothing to do: the choice lasts until the page is closed.
  }
}
