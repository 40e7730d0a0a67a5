import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpBannersPageQuery } from "#/__generated__/SetUpBannersPageQuery.graphql";
import { BannerList } from "#/storefront/banner/_components/BannerList.tsx";
import { SetUpFrame } from "./_components/SetUpFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query SetUpBannersPageQuery($search: String, $orderBy: BannerOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...SetUpFrame_viewer
      ...BannerList_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=banners. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpBannersPageQuery> }) {
  const { viewer } = usePreloadedQuery<SetUpBannersPageQuery>(query, queryRef);
  return (
    <SetUpFrame tab="banners" viewerKey={viewer}>
      {viewer && <BannerList viewerKey={viewer} />}
    </SetUpFrame>
  );
}
