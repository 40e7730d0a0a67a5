import { activeLink } from "./activeLink.ts";
import { linksOf, type MenuEntry, type MenuLink } from "./menuEntry.ts";

/** Whether an entry opens to somebody with these permissions. */
function opensTo({ opensTo: who }: MenuLink<unknown>, permissions: readonly string[]): boolean {
  return who === "everybody" || who.some((permission) => permissions.includes(permission));
}

/** What is left of a menu for somebody with these permissions; a group without entries goes (decision D-74). */
export function allowedMenu<Title>(
  menu: readonly MenuEntry<Title>[],
  permissions: readonly string[],
): MenuEntry<Title>[] {
  return menu.flatMap((entry): MenuEntry<Title>[] => {
    if (entry.type !== "sub") return opensTo(entry, permissions) ? [entry] : [];
    const children = allowedMenu(entry.children, permissions);
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
