import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { AboutUsPageQuery } from "#/__generated__/AboutUsPageQuery.graphql";
import { AboutUsStep } from "./_components/AboutUsStep.tsx";
import { SignupFrame } from "./_components/SignupFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query AboutUsPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...SignupFrame_viewer
      company {
        ...AboutUsStep_company
      }
    }
  }
`;

/** auth/SignupProcess?val=3. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<AboutUsPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<AboutUsPageQuery>(query, queryRef);
  return (
    <SignupFrame
      step={3}
      title={t`Billing and About Us`}
      lead={t`What customers read of you, and on what terms they buy.`}
      viewerKey={viewer}
    >
      {viewer && <AboutUsStep companyKey={viewer.company} />}
    </SignupFrame>
  );
}
