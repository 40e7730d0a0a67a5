import { useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SecretTab_webhook$key } from "#/__generated__/SecretTab_webhook.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { Notice } from "#/ui/Notice.tsx";

const RotateSecret = lazy(async () => ({ default: (await import("./webhookDialogs.tsx")).RotateSecret }));

/** When the secret was made, and the way to another one. */
export function SecretTab({ webhookKey }: { readonly webhookKey: SecretTab_webhook$key }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const webhook = useFragment(
    graphql`
      fragment SecretTab_webhook on Webhook @throwOnFieldError {
        id
        name
        secretMadeAt
        oldSecretUntil
        viewerCanUpdate
      }
    `,
    webhookKey,
  );
  const { id, name, secretMadeAt, oldSecretUntil, viewerCanUpdate } = webhook;
  const until = oldSecretUntil && moment(oldSecretUntil);
  return (
    <Card
      title={t`Secret`}
      description={t`The receiver verifies every message with it. It is kept encrypted, so nobody can show it again: make another one when it is lost or known to others.`}
    >
      <div className="account-stack">
        {secretMadeAt && (
          <dl className="account-facts">
            <dt>{t`Made`}</dt>
            <dd>{moment(secretMadeAt)}</dd>
          </dl>
        )}
        {until && (
          <Notice tone="information">
            {t`Until ${until} every message is signed with the secret before, too.`}
          </Notice>
        )}
        {viewerCanUpdate && (
          <div>
            <Button icon={KeyRound} onPress={() => setIsOpen(true)}>
              {t`Make a new secret`}
            </Button>
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {isOpen && <RotateSecret webhook={{ id, name }} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Card>
  );
}
