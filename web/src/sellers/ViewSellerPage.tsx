import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewSellerPageQuery } from "#/__generated__/ViewSellerPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { SellerScreen } from "./_components/SellerScreen.tsx";

export { SellerListSkeleton as Skeleton } from "./_components/SellerListSkeleton.tsx";

export const query = graphql`
  query ViewSellerPageQuery($search: String, $orderBy: SellerOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...SellerScreen_viewer
    }
  }
`;

/** master/ViewSeller: the company's storage locations, an owner's first page (screen S-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewSellerPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewSellerPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <SellerScreen viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
