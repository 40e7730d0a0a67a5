import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RenewalReminder_viewer$key } from "#/__generated__/RenewalReminder_viewer.graphql";
import { changePasswordAddress } from "#/app/addresses.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import "./RenewalReminder.css";

/** Reminds of an old password, never forces (decision D-24). Closed, it stays away until the next visit. */
export function RenewalReminder({ viewerKey }: { viewerKey: RenewalReminder_viewer$key }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const [isClosed, setIsClosed] = useState(false);
  const viewer = useFragment(
    graphql`
      fragment RenewalReminder_viewer on Viewer {
        kind
        passwordRenewalDue
        passwordChangedAt
      }
    `,
    viewerKey,
  );
  const { kind, passwordRenewalDue, passwordChangedAt } = viewer;
  if (isClosed || !passwordRenewalDue || !passwordChangedAt) return null;
  return (
    <div className="account-reminder">
      <Notice
        tone="warning"
        action={
          <LinkButton size="small" href={changePasswordAddress(kind)}>
            {t`Change Password`}
          </LinkButton>
        }
        onDismiss={() => setIsClosed(true)}
        dismissLabel={t`Close the reminder`}
      >
        <Trans>Your password is from {day(passwordChangedAt)}. It is time for a new one.</Trans>
      </Notice>
    </div>
  );
}
