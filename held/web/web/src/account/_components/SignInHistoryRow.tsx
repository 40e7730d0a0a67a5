import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SignInHistoryRow_event$key } from "#/__generated__/SignInHistoryRow_event.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Badge, type BadgeTone } from "#/ui/Badge.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { useDeviceName } from "../useDeviceName.ts";
import { useSignInOutcomes } from "../useSignInOutcomes.ts";

const tones: Readonly<Record<string, BadgeTone>> = {
  WRONG_PASSWORD: "warning",
  WRONG_CODE: "warning",
  LOCKED: "danger",
};

/** One line of the sign-in history: what came of it, with what, from where and when. */
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
  const words = useSignInOutcomes();
  const name = useDeviceName(device ?? "Unknown device");
  const tone = tones[outcome];
  const text = words[outcome] ?? t`Something else`;
  return (
    <li className="account-row">
      <Icon of={History} size={20} />
      <div className="account-row-text">
        <div className="account-row-title">{tone ? <Badge tone={tone}>{text}</Badge> : text}</div>
        <div className="account-row-meta">
          <span>{moment(at)}</span>
          {network !== null && (
            <>
              <span>{name}</span>
              <span>
                <bdi>{network}</bdi>
              </span>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
