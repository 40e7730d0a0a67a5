import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewBannerPageQuery } from "#/__generated__/ViewBannerPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { useReload } from "#/relay/useReload.ts";
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
  const reload = useReload();
  return viewer ? <BannerList viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
