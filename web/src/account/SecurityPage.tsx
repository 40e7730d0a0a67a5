import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SecurityPageQuery } from "#/__generated__/SecurityPageQuery.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { ApiTokenCard } from "./_components/ApiTokenCard.tsx";
import { PasswordCard } from "./_components/PasswordCard.tsx";
import { ProfileCard } from "./_components/ProfileCard.tsx";
import { SessionCard } from "./_components/SessionCard.tsx";
import { SignInHistoryCard } from "./_components/SignInHistoryCard.tsx";
import { TwoStepCard } from "./twoStep/TwoStepCard.tsx";
import { TwoStepRuleCard } from "./twoStep/TwoStepRuleCard.tsx";
import { ViewNoticesCard } from "./_components/ViewNoticesCard.tsx";
import "./account.css";

export { SecurityPageSkeleton as Skeleton } from "./_components/SecurityPageSkeleton.tsx";

export const query = graphql`
  query SecurityPageQuery @preloadable {
    features {
      apiTokens
      signInHistory
      twoStep
    }
    viewer {
      ...ProfileCard_viewer
      ...PasswordCard_viewer
      ...TwoStepCard_viewer
      ...TwoStepRuleCard_viewer
      ...ViewNoticesCard_viewer
      ...SessionCard_viewer
      ...SignInHistoryCard_viewer
      ...ApiTokenCard_viewer
    }
  }
`;

/** account/security: who you are, your password, where you are signed in, and tokens for programs of yours. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SecurityPageQuery> }) {
  const { t } = useLingui();
  const { viewer, features } = usePreloadedQuery<SecurityPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <div className="account">
          <title>{t`Account and security`}</title>
          <PageHeader
            title={t`Account and security`}
            description={t`Your details, your password, and everything that can act in your name.`}
          />
          <div className="account-pair">
            <ProfileCard viewerKey={viewer} />
            <PasswordCard viewerKey={viewer} />
          </div>
          {features.twoStep && (
            <SectionBoundary>
              <TwoStepCard viewerKey={viewer} />
              <TwoStepRuleCard viewerKey={viewer} />
            </SectionBoundary>
          )}
          <SectionBoundary>
            <ViewNoticesCard viewerKey={viewer} />
          </SectionBoundary>
          <SectionBoundary>
            <SessionCard viewerKey={viewer} />
          </SectionBoundary>
          {features.signInHistory && (
            <SectionBoundary>
              <SignInHistoryCard viewerKey={viewer} />
            </SectionBoundary>
          )}
          {features.apiTokens && (
            <SectionBoundary>
              <ApiTokenCard viewerKey={viewer} />
            </SectionBoundary>
          )}
        </div>
      )}
    </SignedIn>
  );
}
