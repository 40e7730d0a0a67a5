import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpCollectionsPageQuery } from "#/__generated__/SetUpCollectionsPageQuery.graphql";
import { CollectionList } from "#/storefront/collection/CollectionList.tsx";
import { SetUpFrame } from "./_components/SetUpFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query SetUpCollectionsPageQuery($search: String, $orderBy: CollectionOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...SetUpFrame_viewer
      ...CollectionList_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=collections. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpCollectionsPageQuery> }) {
  const { viewer } = usePreloadedQuery<SetUpCollectionsPageQuery>(query, queryRef);
  return (
    <SetUpFrame tab="collections" viewerKey={viewer}>
      {viewer && <CollectionList viewerKey={viewer} />}
    </SetUpFrame>
  );
}
