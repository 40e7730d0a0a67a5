import type { IconShape } from "#/ui/Icon.tsx";
import type { OfferedArea, Permission } from "./permission.ts";

/** A count or a word beside an entry (Document 2 §3: badgeType, badgeValue). */
export interface MenuBadge {
  tone: "neutral" | "accent" | "information" | "success" | "warning" | "danger";
  value: string;
}

interface MenuEntryBase<Title> {
  /** Stands in bookmarks, so it never changes. */
  id: string;
  title: Title;
  icon?: IconShape;
  badge?: MenuBadge;
}

/** A route of the console (link), another site (extLink), or another site in a new tab (extTabLink). */
export interface MenuLink<Title> extends MenuEntryBase<Title> {
  type: "link" | "extLink" | "extTabLink";
  path: string;
  /** Everybody whose menu it is, or whoever holds one of these permissions (decision D-74). */
  opensTo: "everybody" | readonly Permission[];
  /** What the service behind must offer for it. */
  needs?: OfferedArea;
  /** Where it leads who may not open it, or when the service does not offer it; without it the entry goes. */
  elseTo?: string;
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

/** A link, and the groups around it, outermost first. */
export interface PlacedLink<Title> {
  link: MenuLink<Title>;
  groups: readonly MenuGroup<Title>[];
}

/** All links of a menu in reading order. */
export function linksOf<Title>(
  menu: readonly MenuEntry<Title>[],
  groups: readonly MenuGroup<Title>[] = [],
): PlacedLink<Title>[] {
  return menu.flatMap((entry) =>
    entry.type === "sub" ? linksOf(entry.children, [...groups, entry]) : [{ link: entry, groups }],
  );
}
