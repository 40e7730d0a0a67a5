import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewCollectionsPageQuery } from "#/__generated__/ViewCollectionsPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { CollectionList, collectionList } from "./CollectionList.tsx";

export const query = graphql`
  query ViewCollectionsPageQuery($search: String, $orderBy: CollectionOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...CollectionList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={collectionList} />;

/** master/ViewCollections: the collections of the storefront (screen S-10). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewCollectionsPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewCollectionsPageQuery>(query, queryRef);
  return <SignedIn viewer={viewer}>{(viewer) => <CollectionList viewerKey={viewer} />}</SignedIn>;
}
