import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "#/account/webhooks/CopyButton.tsx";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { QrCode } from "#/ui/QrCode.tsx";
import { deliveryPageUrl } from "./deliveryPageUrl.ts";

interface PhoneLinkMadeProps {
  readonly name: string;
  readonly linkKey: string;
  /** The address that it was mailed to; null where there is none. */
  readonly mailedTo: string | null;
  readonly onClose: () => void;
}

/** The only time that a link is shown. Escape and the backdrop do not close it: that would lose it. */
export function PhoneLinkMade({ name, linkKey, mailedTo, onClose }: PhoneLinkMadeProps) {
  const { t } = useLingui();
  const address = deliveryPageUrl(window.location.origin, linkKey);
  return (
    <Dialog
      isOpen
      isStatic
      size="small"
      onOpenChange={onClose}
      title={t`Phone link of ${name}`}
      closeLabel={t`Close`}
    >
      <DialogBody>
        <div className="delivery-user-made">
          <p>
            <Trans>Let them scan it with the camera of their phone.</Trans>
          </p>
          <QrCode text={address} label={t`QR code of the link`} />
          {mailedTo && (
            <p>
              <Trans>It was mailed to {mailedTo}, too.</Trans>
            </p>
          )}
          <Notice tone="warning">{t`It is shown this once. It works for 30 days, in the browser that opens it first: whoever has it sees their deliveries.`}</Notice>
        </div>
      </DialogBody>
      <DialogActions>
        <CopyButton text={address} label={t`Copy link`} />
        <Button variant="primary" onPress={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
