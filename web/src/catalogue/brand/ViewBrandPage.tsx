import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewBrandPageQuery } from "#/__generated__/ViewBrandPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { useReload } from "#/relay/useReload.ts";
import { BrandList, brandList } from "./_components/BrandList.tsx";

export const query = graphql`
  query ViewBrandPageQuery($search: String, $orderBy: BrandOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...BrandList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={brandList} />;

/** master/Viewbrand: the brands that the company's products carry (screen S-03). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewBrandPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewBrandPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <BrandList viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
