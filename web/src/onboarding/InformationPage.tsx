import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { InformationPageQuery } from "#/__generated__/InformationPageQuery.graphql";
import { InformationStep } from "./_components/InformationStep.tsx";
import { SignupFrame } from "./_components/SignupFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query InformationPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...SignupFrame_viewer
      company {
        ...InformationStep_company
      }
    }
    defaultCountry {
      ...InformationStep_country
    }
    features {
      emailTopLevelLength
    }
  }
`;

/** auth/SignupProcess?val=2. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<InformationPageQuery> }) {
  const { t } = useLingui();
  const { viewer, defaultCountry, features } = usePreloadedQuery<InformationPageQuery>(query, queryRef);
  return (
    <SignupFrame
      step={2}
      title={t`Company Information`}
      lead={t`What customers, partners and the tax office need to know of you.`}
      viewerKey={viewer}
    >
      {viewer && (
        <InformationStep
          companyKey={viewer.company}
          countryKey={defaultCountry}
          emailTopLevelLength={features.emailTopLevelLength}
        />
      )}
    </SignupFrame>
  );
}
