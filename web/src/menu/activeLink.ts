import { linksOf } from "./menuEntry.ts";
import type { MenuEntry } from "./menuEntry.ts";

/** Where the user is in the menu: the link, and the groups that must be open to see it. */
export interface ActiveLink {
  id: string;
  groups: readonly string[];
}

/**
 * Finds the link of the current path: the longest path that is it or lies above it, in any case of letters
 * (decision D-01). Two links of one path, as Dashboard and Storage Location: the one that was clicked, else
 * the later one (decision D-67).
 */
export function activeLink<Title>(
  menu: readonly MenuEntry<Title>[],
  path: string,
  clickedId: string | null,
): ActiveLink | null {
  const here = path.toLowerCase();
  const matches = linksOf(menu).filter(
    ({ link }) => link.type === "link" && isAtOrAbove(link.path.toLowerCase(), here),
  );
  const depth = Math.max(...matches.map(({ link }) => link.path.length));
  const deepest = matches.filter(({ link }) => link.path.length === depth);
  const found = deepest.find(({ link }) => link.id === clickedId) ?? deepest.at(-1);
  return found ? { id: found.link.id, groups: found.groups.map(({ id }) => id) } : null;
}

function isAtOrAbove(path: string, here: string): boolean {
  return here === path || here.startsWith(`${path}/`);
}
