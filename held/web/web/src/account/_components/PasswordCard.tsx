import { useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PasswordCard_viewer$key } from "#/__generated__/PasswordCard_viewer.graphql";
import { changePasswordAddress } from "#/app/addresses.ts";
import { Card } from "#/ui/Card.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Badge } from "#/ui/Badge.tsx";
import { useFormats } from "#/i18n/useFormats.ts";

/** How old the password is, and the way to a new one. */
export function PasswordCard({ viewerKey }: { viewerKey: PasswordCard_viewer$key }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const viewer = useFragment(
    graphql`
      fragment PasswordCard_viewer on Viewer {
        kind
        passwordChangedAt
        passwordRenewalDue
      }
    `,
    viewerKey,
  );
  const page = changePasswordAddress(viewer.kind);
  return (
    <Card
      title={t`Password`}
      actions={viewer.passwordRenewalDue && <Badge tone="warning">{t`Renewal is due`}</Badge>}
    >
      <dl className="account-facts">
        <dt>{t`Last changed`}</dt>
        <dd>{viewer.passwordChangedAt ? day(viewer.passwordChangedAt) : t`Never`}</dd>
      </dl>
      <div className="account-action">
        <LinkButton href={page} icon={KeyRound}>{t`Change Password`}</LinkButton>
      </div>
    </Card>
  );
}
