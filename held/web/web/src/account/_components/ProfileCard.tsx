import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProfileCard_viewer$key } from "#/__generated__/ProfileCard_viewer.graphql";
import { type SystemRole, useRoleWords } from "#/people/useRoleWords.ts";
import { Card } from "#/ui/Card.tsx";

/** Who is signed in, and for whom they act. */
export function ProfileCard({ viewerKey }: { viewerKey: ProfileCard_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment ProfileCard_viewer on Viewer {
        personName
        email
        role
        roleTitle
        systemRole
        company {
          name
        }
        seller {
          name
        }
      }
    `,
    viewerKey,
  );
  const roleWords = useRoleWords();
  const who: Readonly<Record<string, SystemRole>> = {
    OWNER: "OWNER",
    COMPANY_STAFF: "COMPANY_STAFF",
    SELLER_OWNER: "LOCATION_OWNER",
    SELLER_STAFF: "LOCATION_STAFF",
  };
  const system = viewer.systemRole ?? (viewer.roleTitle ? undefined : who[viewer.role]);
  const facts: [string, string | null | undefined][] = [
    [t`Name`, viewer.personName],
    [t`Email`, viewer.email],
    [t`Role`, system === undefined ? viewer.roleTitle : (roleWords[system] ?? viewer.roleTitle)],
    [t`Company`, viewer.company?.name],
    [t`Location`, viewer.seller?.name],
  ];
  return (
    <Card title={t`You`}>
      <dl className="account-facts">
        {facts.map(([label, value]) => value && <Fact key={label} label={label} value={value} />)}
      </dl>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
