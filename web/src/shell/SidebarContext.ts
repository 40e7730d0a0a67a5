import type { MenuLink } from "#/menu/menuEntry.ts";

/** What every entry of the sidebar reads. */
export interface SidebarContext {
  activeId: string | null;
  activeGroups: readonly string[];
  /** Icons alone. */
  isCompact: boolean;
  /** Each icon over its name. */
  isTiled: boolean;
  /** What closed groups hold is drawn too, to be found in the page: once the first page rests. */
  hasClosedGroups: boolean;
  onFollow: (link: MenuLink<string>) => void;
}
