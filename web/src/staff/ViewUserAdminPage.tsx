import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { ViewUserAdminPageQuery } from "#/__generated__/ViewUserAdminPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { RoleList } from "./role/RoleList.tsx";
import { CompanySignIns } from "./signIns/CompanySignIns.tsx";
import { StaffList, staffLists } from "./StaffList.tsx";
import { readUserAdminTab, userAdminTabs } from "./staffTabs.ts";

export const query = graphql`
  query ViewUserAdminPageQuery(
    $hasPeople: Boolean!
    $hasRoles: Boolean!
    $hasSignIns: Boolean!
    $search: String
    $filter: StaffMemberFilter
    $orderBy: StaffMemberOrder
    $first: Int!
    $offset: Int!
    $outcomes: [SignInOutcome!]
    $from: DateTime
  ) @preloadable @throwOnFieldError {
    features {
      signInHistory
    }
    viewer {
      ...StaffList_viewer @include(if: $hasPeople) @alias(as: "people") @arguments(staffKind: COMPANY)
      ...RoleList_viewer @include(if: $hasRoles) @alias(as: "roles")
      ...CompanySignIns_viewer
        @include(if: $hasSignIns)
        @alias(as: "signIns")
        @arguments(outcomes: $outcomes, from: $from)
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={staffLists.COMPANY} />;

/** master/ViewUserAdmin: who acts for the company, and what roles allow (screen S-18). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewUserAdminPageQuery> }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { viewer, features } = usePreloadedQuery<ViewUserAdminPageQuery>(query, queryRef);
  const tab = readUserAdminTab(search);
  const parts = {
    people: { title: t`People`, lead: t`Who acts for the whole company, and what they may do.` },
    roles: { title: t`Roles`, lead: t`What people of the company and of its locations may do.` },
    signIns: {
      title: t`Sign-ins`,
      lead: t`Who signed in, signed out or was refused, at the company and its locations, in the last months.`,
    },
  };
  const isShown = { people: true, roles: true, signIns: features.signInHistory };
  return (
    <SignedIn viewer={viewer}>
      {({ people, roles, signIns }) => (
        <div className="staff-page">
          <title>{t`User Admin`}</title>
          <PageHeader title={t`User Admin`} description={parts[tab].lead} />
          <TabLinks
            label={t`Parts of the page`}
            currentId={tab}
            links={userAdminTabs
              .filter((id) => isShown[id])
              .map((id) => ({
                id,
                title: parts[id].title,
                href: id === "people" ? addresses.adminUsers : `${addresses.adminUsers}?tab=${id}`,
              }))}
          />
          {people && <StaffList kind="COMPANY" viewerKey={people} hasHead={false} />}
          {roles && <RoleList viewerKey={roles} />}
          {signIns && (
            <SectionBoundary>
              <CompanySignIns viewerKey={signIns} />
            </SectionBoundary>
          )}
        </div>
      )}
    </SignedIn>
  );
}
