import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewManufacturerPageQuery } from "#/__generated__/ViewManufacturerPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { ManufacturerScreen } from "./_components/ManufacturerScreen.tsx";

export { ManufacturerSkeleton as Skeleton } from "./_components/ManufacturerSkeleton.tsx";

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
      ...ManufacturerScreen_viewer
    }
    filter: node(id: $filterId) @include(if: $hasFilter) {
      ...ManufacturerScreen_filter
    }
  }
`;

/** master/Viewmanu: who makes the products of the locations (screen S-04). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewManufacturerPageQuery> }) {
  const { viewer, filter } = usePreloadedQuery<ViewManufacturerPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? (
    <ManufacturerScreen viewerKey={viewer} filterKey={filter ?? null} />
  ) : (
    <SessionOver onSignedIn={reload} />
  );
}
