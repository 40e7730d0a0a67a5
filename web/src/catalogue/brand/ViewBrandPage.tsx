import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewBrandPageQuery } from "#/__generated__/ViewBrandPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { BrandScreen } from "./_components/BrandScreen.tsx";

export { BrandSkeleton as Skeleton } from "./_components/BrandSkeleton.tsx";

export const query = graphql`
  query ViewBrandPageQuery($search: String, $orderBy: BrandOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...BrandScreen_viewer
    }
  }
`;

/** master/Viewbrand: the brands that the company's products carry (screen S-03). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewBrandPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewBrandPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <BrandScreen viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
