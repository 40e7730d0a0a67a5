import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewBannerPageQuery } from "#/__generated__/ViewBannerPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { BannerScreen } from "./_components/BannerScreen.tsx";

export { BannerSkeleton as Skeleton } from "./_components/BannerSkeleton.tsx";

export const query = graphql`
  query ViewBannerPageQuery($search: String, $orderBy: BannerOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...BannerScreen_viewer
    }
  }
`;

/** master/ViewBanner: the banners of the storefront (screen S-09). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewBannerPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewBannerPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <BannerScreen viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
