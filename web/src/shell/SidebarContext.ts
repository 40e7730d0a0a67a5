import type { MenuLink } from "./menuEntry.ts";

/** What every entry of the sidebar reads. */
export interface SidebarContext {
  activeId: string | null;
  activeGroups: readonly string[];
  isCompact: boolean;
  /** The pointer or the focus rests on a link: its page can be fetched ahead. */
  onIntent: (path: string) => void;
  onFollow: (link: MenuLink<string>) => void;
}
