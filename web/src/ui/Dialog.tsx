import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "./IconButton.tsx";
import "./Dialog.css";

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Escape and the backdrop do not close it; the seeds' modals are static (decision D-47). */
  isStatic?: boolean;
  /** 420, 560 or 760 px. */
  size?: "small" | "medium" | "large";
  /** DialogBody and DialogActions, or a Form with layout "dialog" around both. */
  children: ReactNode;
}

/** A modal dialog: focus is trapped in it and goes back to where it came from. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  isStatic = false,
  size = "medium",
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      className="ui-dialog-overlay"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isStatic}
      isKeyboardDismissDisabled={isStatic}
    >
      <Modal className="ui-dialog" data-size={size}>
        <AriaDialog className="ui-dialog-column">
          <header className="ui-dialog-header">
            <div>
              <Heading slot="title" level={2} className="ui-dialog-title">
                {title}
              </Heading>
              {description && <p className="ui-dialog-description">{description}</p>}
            </div>
            <IconButton icon={X} label={closeLabel} size="small" onPress={() => onOpenChange(false)} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface DialogBodyProps {
  readonly children: ReactNode;
  /** Of a body that is only read, its name: it takes the focus, so that the keyboard scrolls it. */
  readonly readLabel?: string;
}

/** The part of a dialog that scrolls. */
export function DialogBody({ children, readLabel }: DialogBodyProps) {
  if (readLabel === undefined) return <div className="ui-dialog-body">{children}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1)
    <section className="ui-dialog-body" aria-label={readLabel} tabIndex={0}>
      {children}
    </section>
  );
}

/** The row of buttons at a dialog's foot: cancel first, the primary action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className="ui-dialog-actions">{children}</footer>;
}
