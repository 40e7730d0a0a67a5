import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useSessionChange } from "#/session/useSessionChange.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { reportError } from "#/relay/useReport.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { useSignOutEverywhere } from "../accountMutations.ts";

interface SignOutEverywhereProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Ends every session of the viewer, this one too, after a question; then nothing of theirs is left here. */
export function SignOutEverywhere({ isOpen, onOpenChange }: SignOutEverywhereProps) {
  const { t } = useLingui();
  const [signOut] = useSignOutEverywhere();
  const { leave, isPending } = useSessionChange();
  const notifier = use(NotifierContext);

  const signOutOrSay = async () => {
    const error = await signOut();
    if (error) reportError(notifier, error);
    return error === null;
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Sign out everywhere?`}
      confirmLabel={t`Sign out everywhere`}
      cancelLabel={t`Cancel`}
      onConfirm={() => void leave(signOutOrSay)}
      isPending={isPending}
      isDangerous
    >
      {t`Every session ends at its next request, this one too. API tokens keep working.`}
    </ConfirmDialog>
  );
}
