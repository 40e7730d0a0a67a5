import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Refusal } from "#/relay/refusal.ts";
import { Button } from "#/ui/Button.tsx";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";

interface DeleteDialogProps {
  /** The record's name, as people know it. */
  readonly name: string;
  /** Why it cannot be deleted, with the way to what uses it; undefined when nothing is known to use it. */
  readonly obstacle: ReactNode | undefined;
  /** What goes with it. */
  readonly children: ReactNode;
  /** Null when it is gone, a refusal when it is not, undefined without an answer. */
  readonly onDelete: () => Promise<Refusal | null | undefined>;
  readonly onClose: () => void;
}

/** Asks before something is deleted. What is still in use is not asked about: the dialog says why it stays. */
export function DeleteDialog({ name, obstacle, children, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const reason = refused ?? obstacle;
  if (reason !== undefined) {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={t`${name} cannot be deleted`}
        closeLabel={t`Close`}
        size="small"
      >
        <DialogBody>{reason}</DialogBody>
        <DialogActions>
          <Button variant="primary" onPress={onClose}>{t`Close`}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  const remove = async () => {
    setIsBusy(true);
    const outcome = await onDelete();
    setIsBusy(false);
    if (outcome === null) onClose();
    else if (outcome) setRefused(outcome.formError ?? Object.values(outcome.fieldErrors).flat().join(" "));
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Keep it`}
      onConfirm={() => void remove()}
      isDangerous
      isBusy={isBusy}
    >
      {children}
    </ConfirmDialog>
  );
}
