import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { LoginPageQuery } from "#/__generated__/LoginPageQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { AppearanceMenu } from "#/shell/AppearanceMenu.tsx";
import { FullPage } from "#/shell/FullPage.tsx";
import { LanguageMenu } from "#/shell/LanguageMenu.tsx";
import { SignInForm } from "./_components/SignInForm.tsx";
import { type Arrival, destinationOf, intendedPlace } from "./destination.ts";

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
    <FullPage
      brand={{ name: t`Back office` }}
      title={t`Admin Sign In`}
      description={t`Sign in to your company's back office.`}
      panel={{
        headline: t`Green goods, well kept.`,
        text: t`One place for your locations, your catalogue and your orders.`,
      }}
      tools={
        <>
          <LanguageMenu />
          <AppearanceMenu />
        </>
      }
    >
      <title>{t`Sign in`}</title>
      <SignInForm onSignedIn={(viewer) => void navigate(placeFor(viewer), { replace: true })} />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <LeaveWhenSignedIn queryRef={queryRef} placeFor={placeFor} />
        </Suspense>
      </ErrorBoundary>
    </FullPage>
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
