import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { Notice } from "#/ui/Notice.tsx";
import StillUsedDialog from "./StillUsedDialog.tsx";

interface DeleteDialogProps {
  /** The record's name, as people know it. */
  readonly name: string;
  /** Why it cannot be deleted, with the way to what uses it; nothing when nothing is known to use it. */
  readonly obstacle?: ReactNode;
  /** What goes with it. */
  readonly children: ReactNode;
  /** Null when it is gone, the error when it is not, undefined without a response. */
  readonly onDelete: () => Promise<MutationError | null | undefined>;
  readonly onClose: () => void;
}

/** Asks before something is deleted. What is still in use is not asked about: the dialog says why it stays. */
export function DeleteDialog({ name, obstacle, children, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const [isPending, setIsPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const reason = refused ?? obstacle;
  if (reason) {
    return (
      <StillUsedDialog name={name} onClose={onClose}>
        {reason}
      </StillUsedDialog>
    );
  }
  const remove = async () => {
    setFailure(undefined);
    setIsPending(true);
    const outcome = await onDelete();
    setIsPending(false);
    if (outcome === null) onClose();
    // Nobody has said that it stays; it can be tried again.
    else if (outcome?.isUnanswered) setFailure(outcome.formError);
    else if (outcome) setRefused(mutationErrorText(outcome));
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
      isPending={isPending}
    >
      {children}
      {failure && (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
