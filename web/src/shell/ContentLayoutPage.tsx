import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, Outlet, useLocation, useMatches } from "react-router";
import type { ContentLayoutPageQuery } from "#/__generated__/ContentLayoutPageQuery.graphql";
import { signInAddress } from "#/auth/destination.ts";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { placeOf } from "./place.ts";

export const query = graphql`
  query ContentLayoutPageQuery @preloadable {
    viewer {
      kind
      name
    }
  }
`;

/** The frame around every page for signed-in users, and its guard: no session → sign-in, wrong kind → 403 (D-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ContentLayoutPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<ContentLayoutPageQuery>(query, queryRef);
  const place = useLocation();
  const { kinds } = placeOf(useMatches());
  if (!viewer) return <Navigate to={signInAddress(place)} replace />;
  const isAllowed = !kinds || kinds.some((kind) => kind === viewer.kind);
  return (
    <main aria-label={t`Content`} style={{ padding: 24 }}>
      {isAllowed ? <Outlet /> : <Forbidden />}
    </main>
  );
}

export const Skeleton = () => null;
