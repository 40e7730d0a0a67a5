import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewBannerPageQuery } from "#/__generated__/ViewBannerPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { BannerList, bannerList } from "./_components/BannerList.tsx";

export const query = graphql`
  query ViewBannerPageQuery($search: String, $orderBy: BannerOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...BannerList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={bannerList} />;

/** master/ViewBanner: the banners of the storefront (screen S-09). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewBannerPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewBannerPageQuery>(query, queryRef);
  return <SignedIn viewer={viewer}>{(viewer) => <BannerList viewerKey={viewer} />}</SignedIn>;
}
