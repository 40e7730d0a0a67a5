import { useLingui } from "@lingui/react/macro";
import { Download, Printer } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { CopyButton } from "../webhooks/CopyButton.tsx";
import "./twoStep.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Keeps the codes in a file of the browser's. */
function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The only time that recovery codes are shown. Escape and the backdrop do not close it: that would lose them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useLingui();
  const text = `${codes.join("\n")}\n`;
  return (
    <Dialog isOpen isStatic onOpenChange={onClose} title={t`Your recovery codes`} closeLabel={t`Close`}>
      <DialogBody>
        <div className="account-stack">
          <Notice tone="warning">
            {t`Each opens your account once when you do not have your phone. Keep them where nobody else looks: they are never shown again.`}
          </Notice>
          <ol className="two-step-codes" dir="ltr">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className="two-step-keep">
            <CopyButton text={text} label={t`Copy`} />
            <Button size="small" icon={Download} onPress={() => download(text, "recovery-codes.txt")}>
              {t`Download`}
            </Button>
            <Button size="small" icon={Printer} onPress={() => window.print()}>
              {t`Print`}
            </Button>
          </div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          {t`I have kept them`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
