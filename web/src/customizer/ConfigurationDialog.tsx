import { useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { use } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { configurationOf } from "./configuration.ts";
import { useLook } from "./useLook.ts";
import { useDefaults } from "./useDefaults.ts";

/** The configuration as JSON, to be copied (Document 2 §2, decision D-70). */
export default function ConfigurationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const json = JSON.stringify(configurationOf(useLook(), useDefaults()), null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      notifier.success(t`Code Copied to clipboard`);
    } catch {
      notifier.failure(t`The browser did not allow copying. Select the text and copy it yourself.`);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Copy config`}
      description={t`How this browser shows the back office.`}
      closeLabel={t`Close`}
    >
      <DialogBody>
        {/* It scrolls when the window is low, and must do so by keyboard, too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="customizer-json" dir="ltr" tabIndex={0} aria-label={t`Configuration`}>
          <pre>{json}</pre>
        </section>
      </DialogBody>
      <DialogActions>
        <Button onPress={onClose}>{t`Close`}</Button>
        <Button variant="primary" icon={Copy} onPress={() => void copy()}>
          {t`Copy Json`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
