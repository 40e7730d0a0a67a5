import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewSellerPageQuery } from "#/__generated__/ViewSellerPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { SellerList } from "./_components/SellerList.tsx";

export { SellerListSkeleton as Skeleton } from "./_components/SellerListSkeleton.tsx";

export const query = graphql`
  query ViewSellerPageQuery($search: String, $first: Int!, $offset: Int!) @preloadable @throwOnFieldError {
    viewer {
      ...SellerList_viewer
    }
  }
`;

/** master/ViewSeller: the company's storage locations, an owner's first page (screen S-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewSellerPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewSellerPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <SellerList viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
