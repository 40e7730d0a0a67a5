import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { LoginPageQuery } from "#/__generated__/LoginPageQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { SignInForm } from "./_components/SignInForm.tsx";
import { type Arrival, destinationOf, intendedPlace } from "./destination.ts";
import "./auth.css";

export const query = graphql`
  query LoginPageQuery @preloadable {
    viewer {
      kind
      nextStep
    }
  }
`;

/** auth/login (Document 1 §2). The card never waits: whether somebody is signed in already is found out beside it. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<LoginPageQuery> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const placeFor = (viewer: Arrival) => intendedPlace(new URLSearchParams(search)) ?? destinationOf(viewer);
  return (
    <main className="auth">
      <title>{t`Sign in`}</title>
      <section className="auth-card" aria-labelledby="auth-title">
        <h1 id="auth-title">{t`Admin Sign In`}</h1>
        <p className="auth-lead">{t`Sign in to your company's back office.`}</p>
        <SignInForm onSignedIn={(viewer) => void navigate(placeFor(viewer), { replace: true })} />
      </section>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <LeaveWhenSignedIn queryRef={queryRef} placeFor={placeFor} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

export const Skeleton = () => null;

/** Somebody who is signed in already goes on at once (decision D-02). */
function LeaveWhenSignedIn({
  queryRef,
  placeFor,
}: {
  queryRef: PreloadedQuery<LoginPageQuery>;
  placeFor: (viewer: Arrival) => string;
}) {
  const { viewer } = usePreloadedQuery<LoginPageQuery>(query, queryRef);
  return viewer ? <Navigate to={placeFor(viewer)} replace /> : null;
}
