import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpBannersPageQuery } from "#/__generated__/SetUpBannersPageQuery.graphql";
import { BannerScreen } from "#/storefront/banner/_components/BannerScreen.tsx";
import { SetUpArea } from "./_components/SetUpArea.tsx";
import { SignupFrame } from "./_components/SignupFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query SetUpBannersPageQuery($search: String, $orderBy: BannerOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...SignupFrame_viewer
      ...SetUpArea_viewer
      ...BannerScreen_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=banners. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpBannersPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<SetUpBannersPageQuery>(query, queryRef);
  return (
    <SignupFrame
      step={4}
      title={t`Categories and storefront set-up`}
      lead={t`Fill your shop. One level 1 category is enough to finish; everything else can wait.`}
      viewerKey={viewer}
    >
      {viewer && (
        <SetUpArea tab="banners" viewerKey={viewer}>
          <BannerScreen viewerKey={viewer} />
        </SetUpArea>
      )}
    </SignupFrame>
  );
}
