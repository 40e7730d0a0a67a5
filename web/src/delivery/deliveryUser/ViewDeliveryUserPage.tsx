import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewDeliveryUserPageQuery } from "#/__generated__/ViewDeliveryUserPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { DeliveryUserList, deliveryUserList } from "./DeliveryUserList.tsx";

export const query = graphql`
  query ViewDeliveryUserPageQuery(
    $search: String
    $filter: DeliveryUserFilter
    $orderBy: DeliveryUserOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...DeliveryUserList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={deliveryUserList} />;

/** master/ViewDeliveryUser: who brings orders to customers (screen S-06). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewDeliveryUserPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewDeliveryUserPageQuery>(query, queryRef);
  return <SignedIn viewer={viewer}>{(viewer) => <DeliveryUserList viewerKey={viewer} />}</SignedIn>;
}
