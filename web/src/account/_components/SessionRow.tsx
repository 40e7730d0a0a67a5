import { Trans, useLingui } from "@lingui/react/macro";
import { MonitorSmartphone } from "lucide-react";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { SessionRow_session$key } from "#/__generated__/SessionRow_session.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { useDeviceName } from "#/people/useDeviceName.ts";
import { useEndSession } from "../useEndSession.ts";

/** One session: what it runs on, from where, when it was last seen, and a button that ends it. */
export function SessionRow({ sessionKey }: { sessionKey: SessionRow_session$key }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const notifier = use(NotifierContext);
  const session = useFragment(
    graphql`
      fragment SessionRow_session on ViewerSession {
        id
        device
        address
        startedAt
        lastSeenAt
        current
      }
    `,
    sessionKey,
  );
  const [endSession, isEnding] = useEndSession();
  const device = useDeviceName()(session.device);

  const end = async () => {
    if (await endSession(session.id)) notifier.success(t`The session is ended.`);
  };

  return (
    <li className="account-row">
      <Icon of={MonitorSmartphone} size={20} />
      <div className="account-row-text">
        <div className="account-row-title">
          {device}
          {session.current && <Badge tone="success">{t`This one`}</Badge>}
        </div>
        <div className="account-row-meta">
          <span>
            <bdi>{session.address}</bdi>
          </span>
          <span>
            <Trans>Last seen {moment(session.lastSeenAt)}</Trans>
          </span>
          <span>
            <Trans>Since {moment(session.startedAt)}</Trans>
          </span>
        </div>
      </div>
      {!session.current && (
        <Button
          size="small"
          isPending={isEnding}
          pendingLabel={t`Ending the session`}
          aria-label={t`End the session on ${device}`}
          onPress={() => void end()}
        >
          {t`End`}
        </Button>
      )}
    </li>
  );
}
