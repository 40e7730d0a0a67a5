import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SessionCard_viewer$key } from "#/__generated__/SessionCard_viewer.graphql";
import { Card } from "#/ui/Card.tsx";
import { Button } from "#/ui/Button.tsx";
import { SessionRow } from "./SessionRow.tsx";
import { SignOutEverywhere } from "./SignOutEverywhere.tsx";

/** Where the viewer is signed in, this browser first. */
export function SessionCard({ viewerKey }: { viewerKey: SessionCard_viewer$key }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { sessions } = useFragment(
    graphql`
      fragment SessionCard_viewer on Viewer @throwOnFieldError {
        sessions {
          id
          current
          lastSeenAt
          ...SessionRow_session
        }
      }
    `,
    viewerKey,
  );
  const sorted = sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
  return (
    <Card
      title={t`Where you are signed in`}
      description={t`End a session that you do not recognise, and change your password.`}
      actions={
        <Button size="small" onPress={() => setIsAsking(true)}>
          {t`Sign out everywhere`}
        </Button>
      }
      padding="none"
    >
      <ul className="account-list">
        {sorted.map((session) => (
          <SessionRow key={session.id} sessionKey={session} />
        ))}
      </ul>
      <SignOutEverywhere isOpen={isAsking} onOpenChange={setIsAsking} />
    </Card>
  );
}
