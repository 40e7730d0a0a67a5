import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { TwoStepReminder_viewer$key } from "#/__generated__/TwoStepReminder_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import "../_components/RenewalReminder.css";

/** Milliseconds; browsers count them in 31 bits. */
const longestTimer = 2_147_483_647;

/** Says by when the company wants two-step sign-in. It stays: from then on nothing else opens, and the frame leads to it. */
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
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!twoStepDueAt) return undefined;
    const left = Date.parse(twoStepDueAt) - Date.now();
    // Longer than a timer can wait: whoever is there then has loaded the page again.
    if (left > longestTimer) return undefined;
    const ask = async () => (await import("#/relay/rights.ts")).refreshRights(environment);
    const timer = setTimeout(() => void ask(), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [environment, twoStepDueAt]);
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
