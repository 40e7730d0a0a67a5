import type { IconShape } from "#/ui/Icon.tsx";

export interface MenuBadge {
  tone: "accent" | "information" | "success" | "warning" | "danger";
  value: string;
}

interface MenuEntryBase<Title> {
  id: string;
  title: Title;
  icon?: IconShape;
  badge?: MenuBadge;
}

/** A place of the console (link), another site (extLink), or another site in a new tab (extTabLink). */
export interface MenuLink<Title> extends MenuEntryBase<Title> {
  type: "link" | "extLink" | "extTabLink";
  path: string;
}

/** A group that opens; groups nest up to three levels (Document 2 §2). */
export interface MenuGroup<Title> extends MenuEntryBase<Title> {
  type: "sub";
  children: readonly MenuEntry<Title>[];
}

export type MenuEntry<Title> = MenuLink<Title> | MenuGroup<Title>;

/** The menu in the reader's language. */
export function inWords<Title>(
  menu: readonly MenuEntry<Title>[],
  say: (title: Title) => string,
): MenuEntry<string>[] {
  return menu.map((entry) =>
    entry.type === "sub"
      ? { ...entry, title: say(entry.title), children: inWords(entry.children, say) }
      : { ...entry, title: say(entry.title) },
  );
}

/** All links of a menu in reading order, each with the ids of the groups around it, outermost first. */
export function linksOf<Title>(
  menu: readonly MenuEntry<Title>[],
  groups: readonly string[] = [],
): { link: MenuLink<Title>; groups: readonly string[] }[] {
  return menu.flatMap((entry) =>
    entry.type === "sub" ? linksOf(entry.children, [...groups, entry.id]) : [{ link: entry, groups }],
  );
}
