import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SignInHistoryRow_event$key } from "#/__generated__/SignInHistoryRow_event.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { SignInOutcome } from "#/people/SignInOutcome.tsx";
import { useDeviceName } from "#/people/useDeviceName.ts";
import { Icon } from "#/ui/Icon.tsx";

/** One line of the sign-in history: what came of it, when, with what and from where. */
export function SignInHistoryRow({ eventKey }: { readonly eventKey: SignInHistoryRow_event$key }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { outcome, device, network, at } = useFragment(
    graphql`
      fragment SignInHistoryRow_event on SignInEvent {
        outcome
        device
        network
        at
      }
    `,
    eventKey,
  );
  const nameOf = useDeviceName();
  return (
    <li className="account-row">
      <Icon of={History} size={20} />
      <div className="account-row-text">
        <div className="account-row-title">
          <SignInOutcome outcome={outcome} />
        </div>
        <div className="account-row-meta">
          <span>{moment(at)}</span>
          {(device ?? network) && <span>{device ? nameOf(device) : t`Unknown device`}</span>}
          {network && (
            <span>
              <bdi>{network}</bdi>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
