import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TwoStepReminder_viewer$key } from "#/__generated__/TwoStepReminder_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import "../_components/RenewalReminder.css";

/** Says by when the company wants two-step sign-in. It stays: after that day nothing else opens. */
export function TwoStepReminder({ viewerKey }: { readonly viewerKey: TwoStepReminder_viewer$key }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { twoStepDueAt } = useFragment(
    graphql`
      fragment TwoStepReminder_viewer on Viewer {
        twoStepDueAt
      }
    `,
    viewerKey,
  );
  if (!twoStepDueAt) return null;
  return (
    <div className="account-reminder">
      <Notice
        tone="warning"
        action={<LinkButton size="small" href={addresses.security}>{t`Set up two-step sign-in`}</LinkButton>}
      >
        <Trans>Your company asks for two-step sign-in from {day(twoStepDueAt)}.</Trans>
      </Notice>
    </div>
  );
}
