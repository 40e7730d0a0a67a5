import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewPickupPointPageQuery } from "#/__generated__/ViewPickupPointPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PickupPointList, pickupPointList } from "./PickupPointList.tsx";

export const query = graphql`
  query ViewPickupPointPageQuery(
    $search: String
    $filter: PickupPointFilter
    $orderBy: PickupPointOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...PickupPointList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={pickupPointList} />;

/** master/ViewPickupPoint: where customers collect what they bought (screen S-07). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewPickupPointPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewPickupPointPageQuery>(query, queryRef);
  return <SignedIn viewer={viewer}>{(viewer) => <PickupPointList viewerKey={viewer} />}</SignedIn>;
}
