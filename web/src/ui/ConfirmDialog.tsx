import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./Button.tsx";
import { DialogActions, DialogBody } from "./Dialog.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** What will happen, and to what. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  isDangerous?: boolean;
  isPending?: boolean;
}

/** Asks before something that cannot be undone. The focus starts on cancel; only a button answers. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isDangerous = false,
  isPending = false,
}: ConfirmDialogProps) {
  return (
    <ModalOverlay
      className="ui-dialog-overlay"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled
    >
      <Modal className="ui-dialog" data-size="small">
        <AriaDialog className="ui-dialog-column" role="alertdialog">
          <header className="ui-dialog-header">
            <Heading slot="title" level={2} className="ui-dialog-title">
              {title}
            </Heading>
          </header>
          <DialogBody>{children}</DialogBody>
          <DialogActions>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog starts on its safe answer (ARIA APG) */}
            <Button autoFocus onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button variant={isDangerous ? "danger" : "primary"} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
