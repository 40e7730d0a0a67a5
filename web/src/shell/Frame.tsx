import { PanelLeft } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { headerAttributes } from "#/customizer/partAttributes.ts";
import { useLook } from "#/customizer/useLook.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import type { MenuAction, MenuGroup } from "#/ui/Menu.tsx";
import { FrameAccount } from "./FrameAccount.tsx";
import { Sidebar } from "./Sidebar.tsx";
import type { SidebarProps } from "./Sidebar.tsx";
import { SidebarDrawer } from "./SidebarDrawer.tsx";
import { SkipLink } from "#/ui/SkipLink.tsx";
import { useRail } from "./useRail.ts";
import "./Frame.css";

export interface FrameProps extends Omit<SidebarProps, "headTool" | "isCompact" | "isTiled"> {
  /** The page: one h1, sections under it. */
  children: ReactNode;
  /** Breadcrumbs, at the start of the header. */
  breadcrumb?: ReactNode;
  /** What stands after the breadcrumbs on every screen: the search, bookmarks, the bell. */
  tools?: ReactNode;
  accountActions: readonly (MenuAction | MenuGroup)[];
  onAccountAction?: (id: string) => void;
  /** At the end side of the page: the friend list and the customizer (Document 2 §2). */
  sidePanel?: ReactNode;
  /** Over the header, on every page. */
  banner?: ReactNode;
  /** Under the header: the starred routes. */
  bookmarkBar?: ReactNode;
  /** '2023 {name}' (Document 2 §2). */
  footer: string;
  /** Icons only, 72 px; a matter of taste that the app remembers. */
  isCompact?: boolean;
  onCompactChange?: (isCompact: boolean) => void;
  /** The page is on its way: a thin line runs under the header. */
  isNavigating?: boolean;
}

const contentId = "content";

/** The content layout (Document 2 §2): sidebar, header, breadcrumb, page, footer. */
export function Frame({
  children,
  breadcrumb,
  tools,
  accountActions,
  onAccountAction,
  banner,
  bookmarkBar,
  sidePanel,
  footer,
  isCompact = false,
  onCompactChange,
  isNavigating = false,
  ...sidebar
}: FrameProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { texts, identity } = sidebar;
  const look = useLook();
  const rail = useRail();
  const isRail = look.sidebarType === "compact-icon";
  const isNarrow = isRail ? rail.state !== "held" : isCompact;
  const onNarrowChange = isRail ? (narrow: boolean) => rail.onHoldChange(!narrow) : onCompactChange;
  return (
    <div
      className="shell-frame"
      data-sidebar-type={look.sidebarType}
      data-compact={(isCompact && !isRail) || undefined}
      data-rail={isRail ? rail.state : undefined}
    >
      <SkipLink targetId={contentId}>{texts.skipToContent}</SkipLink>
      <div className="shell-frame-sidebar" {...(isRail && rail.attributes)}>
        <Sidebar
          {...sidebar}
          isCompact={isCompact && !isRail}
          isTiled={look.sidebarType === "compact" && !isCompact}
        />
      </div>
      <SidebarDrawer {...sidebar} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} />
      <header className="shell-top" aria-busy={isNavigating} {...headerAttributes(look)}>
        {banner}
        <div className="shell-header">
          <span className="shell-header-narrow">
            <IconButton
              icon={PanelLeft}
              isMirrored
              label={texts.openMenu}
              onPress={() => setIsDrawerOpen(true)}
            />
          </span>
          <span className="shell-header-wide">
            <IconButton
              icon={PanelLeft}
              isMirrored
              label={isNarrow ? texts.widenMenu : texts.narrowMenu}
              onPress={() => onNarrowChange?.(!isNarrow)}
            />
          </span>
          <div className="shell-header-breadcrumb">{breadcrumb}</div>
          <div className="shell-header-tools">
            {tools}
            <FrameAccount
              identity={identity}
              label={texts.accountMenu}
              actions={accountActions}
              onAction={(id) => onAccountAction?.(id)}
            />
          </div>
        </div>
        {bookmarkBar}
      </header>
      <main id={contentId} className="shell-main" tabIndex={-1}>
        {children}
      </main>
      {sidePanel}
      <footer className="shell-footer">{footer}</footer>
    </div>
  );
}
