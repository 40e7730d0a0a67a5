import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { StaffPageQuery } from "#/__generated__/StaffPageQuery.graphql";
import type { StaffPage_person$key } from "#/__generated__/StaffPage_person.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import type { PersonSignIns_person$key } from "#/__generated__/PersonSignIns_person.graphql";
import { addresses, personAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { Avatar } from "#/ui/Avatar.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { PersonSignIns } from "./signIns/PersonSignIns.tsx";
import { StaffActions } from "./StaffActions.tsx";
import { StaffProfile } from "./StaffProfile.tsx";
import { StaffStatus } from "./StaffStatus.tsx";
import { personTabs, readPersonTab } from "./staffTabs.ts";
import "./staff.css";

// Its words of every kind of change come when it is opened.
const ActivityPage = lazy(async () => ({
  default: (await import("#/activity/ActivityPage.tsx")).ActivityPage,
}));

export { StaffSkeleton as Skeleton } from "./StaffSkeleton.tsx";

export const query = graphql`
  query StaffPageQuery($id: ID!, $hasSignIns: Boolean!, $outcomes: [SignInOutcome!], $from: DateTime)
  @preloadable
  @throwOnFieldError {
    features {
      signInHistory
    }
    viewer {
      kind
    }
    node(id: $id) {
      ...StaffPage_person @alias(as: "person")
      ...PersonSignIns_person
        @include(if: $hasSignIns)
        @alias(as: "signIns")
        @arguments(outcomes: $outcomes, from: $from)
    }
  }
`;

/** master/ViewUserAdmin/{id} and master/ViewUserLocation/{id}: one person: what is known of them, and what was done to them. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<StaffPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer, features } = usePreloadedQuery<StaffPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {({ kind }) =>
        node?.person ? (
          <PersonDetails
            personKey={node.person}
            signInsKey={node.signIns ?? null}
            hasSignIns={features.signInHistory}
            hasSellers={kind === "OWNER"}
          />
        ) : (
          <NotFound
            listHref={kind === "OWNER" ? addresses.adminUsers : addresses.locationUsers}
            listLabel={t`All people`}
          />
        )
      }
    </SignedIn>
  );
}

interface PersonDetailsProps {
  readonly personKey: StaffPage_person$key;
  /** Null while another part is shown. */
  readonly signInsKey: PersonSignIns_person$key | null;
  /** Whether the service keeps a sign-in history. */
  readonly hasSignIns: boolean;
  readonly hasSellers: boolean;
}

function PersonDetails({ personKey, signInsKey, hasSignIns, hasSellers }: PersonDetailsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayReadActivity = use(AuditContext);
  const [search] = useSearchParams();
  const person = useFragment(
    graphql`
      fragment StaffPage_person on StaffMember {
        id
        name
        kind
        pictureUrl
        status
        disabledReason
        ...StaffProfile_person
        ...StaffActions_person
      }
    `,
    personKey,
  );
  const { id, name, kind, pictureUrl, status, disabledReason } = person;
  const list = kind === "LOCATION" ? addresses.locationUsers : addresses.adminUsers;
  const isShown = { profile: true, activity: mayReadActivity, signIns: hasSignIns };
  const tab = readPersonTab(search);
  const parts = {
    profile: { title: t`Profile`, content: <StaffProfile personKey={person} /> },
    activity: { title: t`Activity`, content: <ActivityPage id={id} after={null} /> },
    signIns: { title: t`Sign-ins`, content: signInsKey && <PersonSignIns personKey={signInsKey} /> },
  };
  const shown = personTabs.filter((part) => isShown[part]);
  return (
    <div className="staff-page">
      <title>{name}</title>
      <PageHeader
        title={
          <span className="staff-head">
            <Avatar name={name} src={pictureUrl ?? undefined} size={36} />
            <span dir="auto">{name}</span>
          </span>
        }
        description={disabledReason && t`Disabled: ${disabledReason}`}
        badge={<StaffStatus status={status} />}
        actions={
          <StaffActions
            personKey={person}
            hasSellers={hasSellers}
            onWithdrawn={() => void navigate(list, { replace: true })}
          />
        }
      />
      <TabLinks
        label={t`Parts of the person`}
        currentId={tab}
        links={shown.map((part) => ({
          id: part,
          title: parts[part].title,
          href: `${personAddress(kind, id)}?tab=${part}`,
        }))}
      />
      <SectionBoundary key={tab}>
        <Suspense fallback={<Skeleton shape="box" height={320} />}>
          {shown.includes(tab) && parts[tab].content}
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
