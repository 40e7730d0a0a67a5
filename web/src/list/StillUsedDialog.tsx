import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";

interface StillUsedDialogProps {
  /** The record's name, as people know it. */
  readonly name: string;
  /** What uses it, with the way there. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Says why a record cannot be deleted. */
export default function StillUsedDialog({ name, children, onClose }: StillUsedDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`${name} cannot be deleted`}
      closeLabel={t`Close`}
      size="small"
    >
      <DialogBody>{children}</DialogBody>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}
