import type { MenuLink } from "#/menu/menuEntry.ts";

/** What every entry of the sidebar reads. */
export interface SidebarContext {
  activeId: string | null;
  activeGroups: readonly string[];
  /** Icons alone. */
  isCompact: boolean;
  /** Each icon over its name. */
  isTiled: boolean;
  onFollow: (link: MenuLink<string>) => void;
}
