import { lazy, Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewUserLocationPageQuery } from "#/__generated__/ViewUserLocationPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { locationTabs } from "#/menu/locationTabs.ts";
import { SignedIn } from "#/route/SignedIn.tsx";
import { StaffList, staffLists } from "./StaffList.tsx";

// A location's people alone have it.
const SellerTabs = lazy(() => import("#/orders/list/SellerTabs.tsx"));

export const query = graphql`
  query ViewUserLocationPageQuery(
    $search: String
    $filter: StaffMemberFilter
    $orderBy: StaffMemberOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      kind
      permissions
      offeredAreas
      ...StaffList_viewer @arguments(staffKind: LOCATION)
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={staffLists.LOCATION} />;

/** master/ViewUserLocation: who works at the locations; a location's own people see theirs (screen S-18). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewUserLocationPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewUserLocationPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {({ kind, permissions, offeredAreas, ...viewer }) => {
        const list = <StaffList kind="LOCATION" viewerKey={viewer} />;
        if (kind !== "SELLER") return list;
        return (
          <div className="staff-page">
            <div className="staff-tabs">
              <Suspense>
                <SellerTabs current="people" tabs={locationTabs({ permissions, offeredAreas })} />
              </Suspense>
            </div>
            {list}
          </div>
        );
      }}
    </SignedIn>
  );
}
