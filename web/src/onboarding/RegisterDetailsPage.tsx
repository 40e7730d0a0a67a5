import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { RegisterDetailsPageQuery } from "#/__generated__/RegisterDetailsPageQuery.graphql";
import { RegisterDetails } from "./_components/RegisterDetails.tsx";
import { SignupFrame } from "./_components/SignupFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query RegisterDetailsPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...SignupFrame_viewer
      company {
        ...RegisterDetails_company
      }
    }
  }
`;

/** auth/SignupProcess?val=1. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<RegisterDetailsPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<RegisterDetailsPageQuery>(query, queryRef);
  return (
    <SignupFrame
      step={1}
      title={t`Register Details`}
      lead={t`Please check what you registered with. If something is wrong, you can change it later under Company.`}
      viewerKey={viewer}
    >
      {viewer && <RegisterDetails companyKey={viewer.company} />}
    </SignupFrame>
  );
}
