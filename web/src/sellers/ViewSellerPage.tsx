import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewSellerPageQuery } from "#/__generated__/ViewSellerPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
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
  return <SignedIn viewer={viewer}>{(viewer) => <SellerList viewerKey={viewer} />}</SignedIn>;
}
