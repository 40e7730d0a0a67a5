import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewManufacturerPageQuery } from "#/__generated__/ViewManufacturerPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { useReload } from "#/relay/useReload.ts";
import { ManufacturerList, manufacturerList } from "./_components/ManufacturerList.tsx";

export const query = graphql`
  query ViewManufacturerPageQuery(
    $sellerId: ID
    $filterId: ID!
    $hasFilter: Boolean!
    $search: String
    $orderBy: ManufacturerOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...ManufacturerList_viewer
    }
    filter: node(id: $filterId) @include(if: $hasFilter) {
      ...ManufacturerList_filter
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={manufacturerList} />;

/** master/Viewmanu: who makes the products of the locations (screen S-04). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewManufacturerPageQuery> }) {
  const { viewer, filter } = usePreloadedQuery<ViewManufacturerPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? (
    <ManufacturerList viewerKey={viewer} filterKey={filter ?? null} />
  ) : (
    <SessionOver onSignedIn={reload} />
  );
}
