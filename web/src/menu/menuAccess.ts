import { activeLink } from "./activeLink.ts";
import { linksOf, type MenuEntry, type MenuLink } from "./menuEntry.ts";

/** Whether a page opens to somebody with these permissions: one of those that it asks for is enough. */
export function isOpenTo(who: "everybody" | readonly string[], permissions: readonly string[]): boolean {
  return who === "everybody" || who.some((permission) => permissions.includes(permission));
}

function opensTo({ opensTo: who }: MenuLink<unknown>, permissions: readonly string[]): boolean {
  return isOpenTo(who, permissions);
}

/** Who looks at a menu, and what the service behind offers them. */
export interface MenuReader {
  readonly permissions: readonly string[];
  readonly offeredAreas: readonly string[];
}

/** Whether the service behind offers what an entry is about. */
function isOffered(
  { needs }: MenuLink<unknown>,
  { offeredAreas }: Pick<MenuReader, "offeredAreas">,
): boolean {
  return needs === undefined || offeredAreas.includes(needs);
}

/** What is left of a menu for somebody; a group without entries goes (decision D-74). */
export function allowedMenu<Title>(
  menu: readonly MenuEntry<Title>[],
  reader: MenuReader,
): MenuEntry<Title>[] {
  return menu.flatMap((entry): MenuEntry<Title>[] => {
    if (entry.type !== "sub") {
      if (opensTo(entry, reader.permissions) && isOffered(entry, reader)) return [entry];
      return entry.elseTo === undefined ? [] : [{ ...entry, path: entry.elseTo }];
    }
    const children = allowedMenu(entry.children, reader);
    return children.length === 0 ? [] : [{ ...entry, children }];
  });
}

/**
 * Whether the menu lets somebody with these permissions open an address. One rule for the menu and for the address
 * bar: a route that no entry leads to is open here, and its own route decides.
 */
export function menuAllows<Title>(
  menu: readonly MenuEntry<Title>[],
  path: string,
  permissions: readonly string[],
): boolean {
  const active = activeLink(menu, path, null);
  const link = active && linksOf(menu).find((placed) => placed.link.id === active.id)?.link;
  return !link || opensTo(link, permissions);
}

/** Where to go instead of an address whose entry leads this reader elsewhere; null when it leads there. */
export function detourFrom<Title>(
  menu: readonly MenuEntry<Title>[],
  path: string,
  reader: MenuReader,
): string | null {
  const entry = linksOf(menu).find(
    ({ link }) => link.elseTo !== undefined && link.path.toLowerCase() === path.toLowerCase(),
  )?.link;
  if (entry?.elseTo === undefined) return null;
  return isOffered(entry, reader) && opensTo(entry, reader.permissions) ? null : entry.elseTo;
}
