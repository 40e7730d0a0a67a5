import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpCollectionsPageQuery } from "#/__generated__/SetUpCollectionsPageQuery.graphql";
import { CollectionScreen } from "#/storefront/collection/_components/CollectionScreen.tsx";
import { SetUpArea } from "./_components/SetUpArea.tsx";
import { SignupFrame } from "./_components/SignupFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query SetUpCollectionsPageQuery($search: String, $orderBy: CollectionOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...SignupFrame_viewer
      ...SetUpArea_viewer
      ...CollectionScreen_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=collections. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpCollectionsPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<SetUpCollectionsPageQuery>(query, queryRef);
  return (
    <SignupFrame
      step={4}
      title={t`Categories and storefront set-up`}
      lead={t`Fill your shop. One level 1 category is enough to finish; everything else can wait.`}
      viewerKey={viewer}
    >
      {viewer && (
        <SetUpArea tab="collections" viewerKey={viewer}>
          <CollectionScreen viewerKey={viewer} />
        </SetUpArea>
      )}
    </SignupFrame>
  );
}
