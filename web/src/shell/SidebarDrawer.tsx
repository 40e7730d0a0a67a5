import { X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "#/ui/IconButton.tsx";
import { Sidebar } from "./Sidebar.tsx";
import type { SidebarProps } from "./Sidebar.tsx";
import "./SidebarDrawer.css";

interface SidebarDrawerProps extends Omit<SidebarProps, "isCompact" | "headTool"> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The sidebar of screens narrower than 991 px: over the page, closed by Escape, a press outside or a link. */
export function SidebarDrawer({ isOpen, onOpenChange, ...sidebar }: SidebarDrawerProps) {
  return (
    <ModalOverlay className="shell-drawer-overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="shell-drawer">
        <Dialog className="shell-drawer-content" aria-label={sidebar.words.menu}>
          <Sidebar
            {...sidebar}
            onFollow={(link) => {
              sidebar.onFollow(link);
              onOpenChange(false);
            }}
            headTool={
              <IconButton icon={X} label={sidebar.words.closeMenu} onPress={() => onOpenChange(false)} />
            }
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
