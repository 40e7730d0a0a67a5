import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router";
import type { LandingPageQuery } from "#/__generated__/LandingPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { destinationOf } from "#/app/destination.ts";

export const query = graphql`
  query LandingPageQuery @preloadable {
    viewer {
      kind
      nextStep
    }
  }
`;

/** The empty address: signed-in users go where sign-in would take them, others to the sign-in page (decision D-02). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<LandingPageQuery> }) {
  const { viewer } = usePreloadedQuery<LandingPageQuery>(query, queryRef);
  if (!viewer) return <Navigate to={addresses.signIn} replace />;
  const { kind, nextStep } = viewer;
  return <Navigate to={destinationOf({ kind, nextStep })} replace />;
}

export const Skeleton = () => null;
