import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { ViewUserAdminPageQuery } from "#/__generated__/ViewUserAdminPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { RoleList } from "./role/RoleList.tsx";
import { StaffList, staffLists } from "./StaffList.tsx";
import { readUserAdminTab, userAdminTabs } from "./staffTabs.ts";

export const query = graphql`
  query ViewUserAdminPageQuery(
    $hasPeople: Boolean!
    $hasRoles: Boolean!
    $search: String
    $filter: StaffMemberFilter
    $orderBy: StaffMemberOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...StaffList_viewer @include(if: $hasPeople) @alias(as: "people") @arguments(staffKind: COMPANY)
      ...RoleList_viewer @include(if: $hasRoles) @alias(as: "roles")
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={staffLists.COMPANY} />;

/** master/ViewUserAdmin: who acts for the company, and what roles allow (screen S-18). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewUserAdminPageQuery> }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { viewer } = usePreloadedQuery<ViewUserAdminPageQuery>(query, queryRef);
  const tab = readUserAdminTab(search);
  const titles = { people: t`People`, roles: t`Roles` };
  return (
    <SignedIn viewer={viewer}>
      {({ people, roles }) => (
        <div className="staff-page">
          <title>{t`User Admin`}</title>
          <PageHeader
            title={t`User Admin`}
            description={
              tab === "roles"
                ? t`What people of the company and of its locations may do.`
                : t`Who acts for the whole company, and what they may do.`
            }
          />
          <TabLinks
            label={t`People and roles`}
            currentId={tab}
            links={userAdminTabs.map((id) => ({
              id,
              title: titles[id],
              href: id === "people" ? addresses.adminUsers : `${addresses.adminUsers}?tab=${id}`,
            }))}
          />
          {people && <StaffList kind="COMPANY" viewerKey={people} hasHead={false} />}
          {roles && <RoleList viewerKey={roles} />}
        </div>
      )}
    </SignedIn>
  );
}
