import type { MenuLink } from "./menuEntry.ts";

/** What every entry of the sidebar reads. */
export interface SidebarContext {
  activeId: string | null;
  activeGroups: readonly string[];
  isCompact: boolean;
  onFollow: (link: MenuLink<string>) => void;
}
