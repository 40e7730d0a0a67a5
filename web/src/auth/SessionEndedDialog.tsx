import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { addresses } from "#/app/addresses.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import type { SessionEnd } from "#/relay/SessionEnd.ts";
import { Dialog, DialogBody } from "#/ui/Dialog.tsx";
import { SignInForm } from "./_components/SignInForm.tsx";

interface SessionEndedDialogProps {
  readonly sessionEnd: SessionEnd;
}

/** Signs in again over the page that was being used, so that nothing on it is lost. */
export default function SessionEndedDialog({ sessionEnd }: SessionEndedDialogProps) {
  const { t } = useLingui();
  const restart = use(RestartContext);
  const goOn = (email: string) => {
    // Somebody else must not see, nor save, what the first person had open.
    if (sessionEnd.mayGoOn(email)) sessionEnd.finish(true);
    else restart(addresses.start);
  };
  return (
    <Dialog
      isOpen
      isStatic
      size="small"
      onOpenChange={() => sessionEnd.finish(false)}
      title={t`Your session has ended`}
      description={t`Sign in again to go on where you were. Nothing you typed is lost.`}
      closeLabel={t`Close`}
    >
      <DialogBody>
        <SignInForm person={sessionEnd.owner} onSignedIn={({ email }) => goOn(email)} />
      </DialogBody>
    </Dialog>
  );
}
