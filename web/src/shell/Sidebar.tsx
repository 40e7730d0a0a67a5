import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { addresses } from "#/app/addresses.ts";
import { sidebarAttributes } from "#/customizer/partAttributes.ts";
import { useLook } from "#/customizer/useLook.ts";
import { Logo } from "#/ui/Logo.tsx";
import { activeLink } from "#/menu/activeLink.ts";
import type { FrameTexts } from "./FrameTexts.ts";
import type { MenuEntry, MenuLink } from "#/menu/menuEntry.ts";
import { ProfilePicture } from "./ProfilePicture.tsx";
import { SidebarList } from "./SidebarList.tsx";
import { useIsAtRest } from "./useIsAtRest.ts";
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
  /** The link of the menu that was followed last; decides between two links of one path (decision D-67). */
  clickedId: string | null;
  identity: FrameIdentity;
  texts: FrameTexts;
  /** Icons alone. */
  isCompact?: boolean;
  /** Each icon over its name (sidebar type "compact"). */
  isTiled?: boolean;
  /** A link was followed. */
  onFollow: (link: MenuLink<string>) => void;
  /** The logo was followed, which leads home. */
  onHome?: () => void;
  /** A file was chosen as the user's picture; it may be no picture. */
  onChoosePicture: (file: File) => void;
  /** Beside the company: the button that closes a drawer. */
  headTool?: ReactNode;
}

/** Company, menu, and who is signed in. */
export function Sidebar({
  menu,
  path,
  clickedId,
  identity: { company, user },
  texts,
  isCompact = false,
  isTiled = false,
  onFollow,
  onHome,
  onChoosePicture,
  headTool,
}: SidebarProps) {
  const active = activeLink(menu, path, clickedId);
  const attributes = sidebarAttributes(useLook());
  const isNarrow = isCompact || isTiled;
  const isAtRest = useIsAtRest();
  return (
    <nav
      className="shell-sidebar"
      aria-label={texts.menu}
      data-compact={isCompact || undefined}
      data-tiled={isTiled || undefined}
      {...attributes}
    >
      <div className="shell-sidebar-head">
        <Link className="shell-logo" href={addresses.home} {...(onHome && { onPress: onHome })}>
          <Logo name={company.name} src={company.logoUrl} isCompact={isNarrow} />
        </Link>
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
            isTiled,
            hasClosedGroups: isAtRest,
            onFollow,
          }}
        />
      </div>
      <div className="shell-signed-in">
        <ProfilePicture user={user} label={texts.changePicture} onChoose={onChoosePicture} />
        <div className={isNarrow ? "ui-visually-hidden" : "shell-signed-in-text"}>
          <span className="shell-signed-in-label">{texts.loggedInBy}</span>
          <span className="shell-signed-in-name">{user.name}</span>
        </div>
      </div>
    </nav>
  );
}
