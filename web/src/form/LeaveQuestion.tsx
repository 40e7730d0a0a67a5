import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether what was typed may be thrown away. A chunk of its own: most forms are sent, not left. */
export default function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title={t`Discard your changes?`}
      confirmLabel={t`Discard`}
      cancelLabel={t`Keep editing`}
      onConfirm={onLeave}
      isDangerous
    >
      {t`What you typed is not saved yet.`}
    </ConfirmDialog>
  );
}
