import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpLocationsPageQuery } from "#/__generated__/SetUpLocationsPageQuery.graphql";
import { SellerList } from "#/sellers/_components/SellerList.tsx";
import { SetUpFrame } from "./_components/SetUpFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query SetUpLocationsPageQuery(
    $search: String
    $filter: SellerFilter
    $orderBy: SellerOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...SetUpFrame_viewer
      ...SellerList_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=locations. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpLocationsPageQuery> }) {
  const { viewer } = usePreloadedQuery<SetUpLocationsPageQuery>(query, queryRef);
  return (
    <SetUpFrame tab="locations" viewerKey={viewer}>
      {viewer && <SellerList viewerKey={viewer} />}
    </SetUpFrame>
  );
}
