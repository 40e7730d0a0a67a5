import { useState } from "react";
import type { ReactNode } from "react";
import { Avatar } from "#/ui/Avatar.tsx";
import { Logo } from "#/ui/Logo.tsx";
import { activeLink } from "./activeLink.ts";
import type { FrameWords } from "./FrameWords.ts";
import type { MenuEntry } from "./menuEntry.ts";
import { SidebarList } from "./SidebarList.tsx";
import "#/ui/VisuallyHidden.css";
import "./Sidebar.css";

/** Whose console it is, and who is using it. */
export interface FrameIdentity {
  company: { name: string; logoUrl?: string | undefined };
  user: { name: string; detail?: string | undefined; pictureUrl?: string | undefined };
}

export interface SidebarProps {
  menu: readonly MenuEntry<string>[];
  /** The current path, without search and hash sign. */
  path: string;
  identity: FrameIdentity;
  words: FrameWords;
  isCompact?: boolean;
  onIntent?: (path: string) => void;
  /** A link was followed: a drawer closes. */
  onFollow?: () => void;
  /** Beside the company: the button that closes a drawer. */
  headTool?: ReactNode;
}

/** Company, menu, and who is signed in. */
export function Sidebar({
  menu,
  path,
  identity: { company, user },
  words,
  isCompact = false,
  onIntent,
  onFollow,
  headTool,
}: SidebarProps) {
  const [clickedId, setClickedId] = useState<string | null>(null);
  const active = activeLink(menu, path, clickedId);
  return (
    <nav className="shell-sidebar" aria-label={words.menu} data-compact={isCompact || undefined}>
      <div className="shell-sidebar-head">
        <Logo name={company.name} src={company.logoUrl} isCompact={isCompact} />
        {headTool}
      </div>
      <div className="shell-sidebar-menu">
        <SidebarList
          entries={menu}
          level={1}
          context={{
            activeId: active?.id ?? null,
            activeGroups: active?.groups ?? [],
            isCompact,
            onIntent: (to) => onIntent?.(to),
            onFollow: (link) => {
              setClickedId(link.id);
              onFollow?.();
            },
          }}
        />
      </div>
      <div className="shell-signed-in">
        <Avatar name={user.name} src={user.pictureUrl} size={32} />
        <div className={isCompact ? "ui-visually-hidden" : "shell-signed-in-text"}>
          <span className="shell-signed-in-label">{words.loggedInBy}</span>
          <span className="shell-signed-in-name">{user.name}</span>
        </div>
      </div>
    </nav>
  );
}
