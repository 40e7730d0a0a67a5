import { PanelLeft } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import type { MenuAction } from "#/ui/Menu.tsx";
import { FrameAccount } from "./FrameAccount.tsx";
import type { FrameWords } from "./FrameWords.ts";
import type { MenuEntry } from "./menuEntry.ts";
import { Sidebar } from "./Sidebar.tsx";
import type { FrameIdentity } from "./Sidebar.tsx";
import { SidebarDrawer } from "./SidebarDrawer.tsx";
import { SkipLink } from "./SkipLink.tsx";
import "./Frame.css";

export interface FrameProps {
  /** The page: one h1, sections under it. */
  children: ReactNode;
  menu: readonly MenuEntry<string>[];
  /** The current path, without search and hash sign ("/master/ViewProduct"). */
  path: string;
  identity: FrameIdentity;
  words: FrameWords;
  /** Breadcrumbs, at the start of the header. */
  breadcrumb?: ReactNode;
  /** Search, language, theme: at the end of the header, before the account. */
  headerTools?: ReactNode;
  accountActions: readonly MenuAction[];
  onAccountAction?: (id: string) => void;
  /** '2023 {name}' (Document 2 §2). */
  footer: string;
  /** Icons only, 72 px; a matter of taste that the app remembers. */
  isCompact?: boolean;
  onCompactChange?: (isCompact: boolean) => void;
  /** The sidebar's own scheme, when it is not the page's: the mixed layouts of Document 2 §2. */
  sidebarScheme?: "light" | "dark";
  /** The pointer or the focus rests on a link of the menu. */
  onIntent?: (path: string) => void;
  /** The page is on its way: a thin line runs under the header. */
  isNavigating?: boolean;
}

const contentId = "content";

/** The content layout (Document 2 §2): sidebar, header, breadcrumb, page, footer. */
export function Frame({
  children,
  breadcrumb,
  headerTools,
  accountActions,
  onAccountAction,
  footer,
  isCompact = false,
  onCompactChange,
  isNavigating = false,
  sidebarScheme,
  ...sidebar
}: FrameProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { words, identity } = sidebar;
  return (
    <div className="shell-frame" data-compact={isCompact || undefined}>
      <SkipLink targetId={contentId}>{words.skipToContent}</SkipLink>
      <div className="shell-frame-sidebar" data-scheme={sidebarScheme}>
        <Sidebar {...sidebar} isCompact={isCompact} />
      </div>
      <SidebarDrawer {...sidebar} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} />
      <header className="shell-header" aria-busy={isNavigating}>
        <span className="shell-header-narrow">
          <IconButton
            icon={PanelLeft}
            isMirrored
            label={words.openMenu}
            onPress={() => setIsDrawerOpen(true)}
          />
        </span>
        <span className="shell-header-wide">
          <IconButton
            icon={PanelLeft}
            isMirrored
            label={isCompact ? words.widenMenu : words.narrowMenu}
            onPress={() => onCompactChange?.(!isCompact)}
          />
        </span>
        <div className="shell-header-breadcrumb">{breadcrumb}</div>
        <div className="shell-header-tools">
          {headerTools}
          <FrameAccount
            identity={identity}
            label={words.accountMenu}
            actions={accountActions}
            onAction={(id) => onAccountAction?.(id)}
          />
        </div>
      </header>
      <main id={contentId} className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="shell-footer">{footer}</footer>
    </div>
  );
}
