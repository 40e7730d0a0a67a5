import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewSellerPageQuery } from "#/__generated__/ViewSellerPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { useReload } from "#/relay/useReload.ts";
import { SellerList, sellerList } from "./_components/SellerList.tsx";

export const query = graphql`
  query ViewSellerPageQuery($search: String, $orderBy: SellerOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...SellerList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={sellerList} />;

/** master/ViewSeller: the company's storage locations, an owner's first page (screen S-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewSellerPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewSellerPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <SellerList viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
