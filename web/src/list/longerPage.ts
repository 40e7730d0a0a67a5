const key = "longerPage";

/** Whether longer pages are still to be offered: until somebody has once chosen how many rows they want in this browser. */
export function isLongerOffered(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

/** They know now where to choose. */
export function noteLonger(): void {
  try {
    localStorage.setItem(key, "known");
  } catch {
    // A browser that keeps nothing is not asked.
  }
}
