import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

interface WebhookSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The only time that a secret is shown. Escape and the backdrop do not close it: that would lose it. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<"yes" | "failed">();
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  };
  return (
    <Dialog isOpen isStatic onOpenChange={onClose} title={t`The secret of the webhook`} closeLabel={t`Close`}>
      <DialogBody>
        <div className="account-stack">
          <Notice tone="warning">{t`Copy it now. It is not stored in a readable form, so nobody can show it again.`}</Notice>
          <div className="account-secret">
            <code dir="ltr">{secret}</code>
            <Button size="small" icon={copied === "yes" ? Check : Copy} onPress={copy}>
              {copied === "yes" ? t`Copied` : t`Copy`}
            </Button>
          </div>
          {copied === "failed" && (
            <Notice tone="danger" announce="alert">
              {t`The browser did not allow copying. Select the secret and copy it yourself.`}
            </Notice>
          )}
          <VisuallyHidden isStatus>{copied === "yes" && t`Copied`}</VisuallyHidden>
          <p className="account-row-meta">
            {t`The receiver verifies every message with it, as Standard Webhooks describes.`}
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
