import { PanelLeft, X } from "lucide-react";
import { useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useLook } from "#/customizer/useLook.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Sidebar } from "./Sidebar.tsx";
import type { SidebarProps } from "./Sidebar.tsx";
import "#/ui/DrawerOverlay.css";
import "./SidebarDrawer.css";

interface SidebarDrawerProps extends Omit<SidebarProps, "isCompact" | "isTiled" | "headTool"> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The sidebar of screens narrower than 991 px: over the page, closed by Escape, a press outside or a link. It has the
 * shape of the chosen sidebar type. Fingers cannot hover, so the one of icons has a button that shows the names.
 */
export function SidebarDrawer({ isOpen, onOpenChange, ...sidebar }: SidebarDrawerProps) {
  const { sidebarType } = useLook();
  const [isExpanded, setIsExpanded] = useState(false);
  const { texts } = sidebar;
  const hasIconsOnly = sidebarType === "compact-icon";
  return (
    <ModalOverlay className="ui-drawer-overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="shell-drawer">
        <Dialog className="shell-drawer-content" aria-label={texts.menu}>
          <Sidebar
            {...sidebar}
            isCompact={hasIconsOnly && !isExpanded}
            isTiled={sidebarType === "compact"}
            onFollow={(link) => {
              sidebar.onFollow(link);
              onOpenChange(false);
            }}
            onHome={() => onOpenChange(false)}
            headTool={
              <>
                {hasIconsOnly && (
                  <IconButton
                    icon={PanelLeft}
                    isMirrored
                    label={isExpanded ? texts.narrowMenu : texts.widenMenu}
                    onPress={() => setIsExpanded(!isExpanded)}
                  />
                )}
                <IconButton icon={X} label={texts.closeMenu} onPress={() => onOpenChange(false)} />
              </>
            }
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
