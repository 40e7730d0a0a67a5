const keyOf = (person: string, list: string) => `views/${list}/${person}`;

/**
 * Whether this browser has noticed that a person's list opens with a view: only then its views are asked for with the list.
 * A browser that refuses storage has noticed nothing.
 */
export function opensWithView(person: string, list: string): boolean {
  try {
    return localStorage.getItem(keyOf(person, list)) !== null;
  } catch {
    return false;
  }
}

export function noticeViews(person: string, list: string, doesOpen: boolean): void {
  try {
    if (doesOpen) localStorage.setItem(keyOf(person, list), "default");
    else localStorage.removeItem(keyOf(person, list));
  } catch {
    // The list then opens as a whole.
  }
}
