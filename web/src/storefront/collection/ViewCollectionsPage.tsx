import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewCollectionsPageQuery } from "#/__generated__/ViewCollectionsPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { CollectionScreen } from "./_components/CollectionScreen.tsx";

export { CollectionSkeleton as Skeleton } from "./_components/CollectionSkeleton.tsx";

export const query = graphql`
  query ViewCollectionsPageQuery($search: String, $orderBy: CollectionOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...CollectionScreen_viewer
    }
  }
`;

/** master/ViewCollections: the collections of the storefront (screen S-10). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewCollectionsPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewCollectionsPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <CollectionScreen viewerKey={viewer} /> : <SessionOver onSignedIn={reload} />;
}
