import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpLocationsPageQuery } from "#/__generated__/SetUpLocationsPageQuery.graphql";
import { SellerList } from "#/sellers/_components/SellerList.tsx";
import { SetUpArea } from "./_components/SetUpArea.tsx";
import { SignupFrame } from "./_components/SignupFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query SetUpLocationsPageQuery($search: String, $orderBy: SellerOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...SignupFrame_viewer
      ...SetUpArea_viewer
      ...SellerList_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=locations. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpLocationsPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<SetUpLocationsPageQuery>(query, queryRef);
  return (
    <SignupFrame
      step={4}
      title={t`Categories and storefront set-up`}
      lead={t`Fill your shop. One level 1 category is enough to finish; everything else can wait.`}
      viewerKey={viewer}
    >
      {viewer && (
        <SetUpArea tab="locations" viewerKey={viewer}>
          <SellerList viewerKey={viewer} />
        </SetUpArea>
      )}
    </SignupFrame>
  );
}
