import { useLingui } from "@lingui/react/macro";
import { Dialog, DialogBody } from "#/ui/Dialog.tsx";
import { SignInForm } from "./_components/SignInForm.tsx";

interface SessionEndedDialogProps {
  /** True: signed in again. False: the user chose to leave. */
  readonly onAnswer: (signedIn: boolean) => void;
}

/** Signs in again over the page that was being used, so that nothing on it is lost. */
export default function SessionEndedDialog({ onAnswer }: SessionEndedDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      isStatic
      size="small"
      onOpenChange={() => onAnswer(false)}
      title={t`Your session has ended`}
      description={t`Sign in again to go on where you were. Nothing you typed is lost.`}
      closeLabel={t`Close`}
    >
      <DialogBody>
        <SignInForm onSignedIn={() => onAnswer(true)} />
      </DialogBody>
    </Dialog>
  );
}
