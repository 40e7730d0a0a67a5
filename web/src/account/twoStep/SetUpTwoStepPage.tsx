import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation } from "react-router";
import type { SetUpTwoStepPageQuery } from "#/__generated__/SetUpTwoStepPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { destinationOf, signInAddress } from "#/app/destination.ts";
import { AuthPage } from "#/auth/_components/AuthPage.tsx";
import { Link } from "#/ui/Link.tsx";
import { TwoStepCard } from "./TwoStepCard.tsx";

export const query = graphql`
  query SetUpTwoStepPageQuery @preloadable {
    viewer {
      kind
      nextStep
      ...TwoStepCard_viewer
    }
  }
`;

/** Where every page leads of somebody whose company asks for two-step sign-in, when the time to set it up is over. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpTwoStepPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<SetUpTwoStepPageQuery>(query, queryRef);
  const currentLocation = useLocation();
  if (!viewer) return <Navigate to={signInAddress(currentLocation)} replace />;
  const { kind, nextStep } = viewer;
  if (nextStep !== "SET_UP_TWO_STEP") return <Navigate to={destinationOf({ kind, nextStep })} replace />;
  return (
    <AuthPage
      title={t`Set up two-step sign-in`}
      lead={t`Your company asks for it. Then you go on.`}
      below={<Link href={addresses.signOut}>{t`Sign out`}</Link>}
    >
      <TwoStepCard viewerKey={viewer} />
    </AuthPage>
  );
}

export const Skeleton = () => null;
