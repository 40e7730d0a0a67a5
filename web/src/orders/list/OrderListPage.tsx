import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { OrderListPageQuery } from "#/__generated__/OrderListPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { orderDeclarations } from "./orderDeclarations.tsx";
import { OrderList } from "./OrderList.tsx";
import { viewOf } from "./orderLists.ts";

export const query = graphql`
  query OrderListPageQuery(
    $search: String
    $filter: FulfilmentFilter
    $orderBy: FulfilmentOrder
    $first: Int!
    $offset: Int!
    $isDespatch: Boolean!
    $isCancel: Boolean!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...OrderList_viewer
    }
  }
`;

export function Skeleton() {
  const { pathname } = useLocation();
  return <ListScreenSkeleton list={orderDeclarations[viewOf(pathname)]} />;
}

/** master/PendingOrders, DespatchOrders and CancelOrders: what locations send (screen S-15). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<OrderListPageQuery> }) {
  const { pathname } = useLocation();
  const { viewer } = usePreloadedQuery<OrderListPageQuery>(query, queryRef);
  const view = viewOf(pathname);
  return (
    <SignedIn viewer={viewer}>{(viewer) => <OrderList key={view} view={view} viewerKey={viewer} />}</SignedIn>
  );
}
