import { Plural, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { UndoImportDialogMutation } from "#/__generated__/UndoImportDialogMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { useChange } from "#/relay/useChange.ts";
import { reportError } from "#/relay/useReport.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";

interface UndoImportDialogProps {
  readonly jobId: string;
  readonly kind: string;
  readonly deleted: number;
  readonly restored: number;
  readonly onClose: () => void;
}

/** Asks with the numbers whether an import is taken back, and has it done. */
export default function UndoImportDialog({ jobId, kind, deleted, restored, onClose }: UndoImportDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const touches = touchesOf(useRelayEnvironment());
  const [undo, isBeginning] = useChange<UndoImportDialogMutation>(graphql`
    mutation UndoImportDialogMutation($input: UndoImportInput!) {
      undoImport(input: $input) {
        ... on UndoImportSuccess {
          job {
            ...JobRow_job
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const begin = async () => {
    const error = await undo({ jobId });
    if (error === undefined) return;
    if (error === null) notifier.success(t`The import is being undone.`);
    else reportError(notifier, error);
    // Whoever shows the import shows how far its undoing is.
    touches.tell(jobKind, { change: "many" });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Undo this import?`}
      confirmLabel={t`Undo the import`}
      cancelLabel={t`Cancel`}
      onConfirm={() => void begin()}
      isPending={isBeginning}
      isDangerous
    >
      {deleted > 0 && (
        <p>
          {kind === "IMPORT_COLLECTION_PRODUCTS" ? (
            <Plural
              value={deleted}
              one="# product is taken out of its collection."
              other="# products are taken out of their collections."
            />
          ) : (
            <Plural value={deleted} one="# new record is deleted." other="# new records are deleted." />
          )}
        </p>
      )}
      {restored > 0 && (
        <p>
          <Plural
            value={restored}
            one="# record gets back what it had before."
            other="# records get back what they had before."
          />
        </p>
      )}
      <p>{t`What somebody has changed since then, or uses, stays as it is and is named afterwards.`}</p>
    </ConfirmDialog>
  );
}
