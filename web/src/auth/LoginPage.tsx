import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { LoginPageQuery } from "#/__generated__/LoginPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { usePreloadAhead } from "#/route/usePreloadAhead.ts";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { AuthPage } from "./_components/AuthPage.tsx";
import { SignInForm } from "./_components/SignInForm.tsx";
import { useActivationLink } from "./activation/useActivationLink.ts";
import { type Arrival, destinationOf, intendedRoute } from "#/app/destination.ts";

// Only for who comes from a mail.
const Activation = lazy(() => import("./activation/_components/Activation.tsx"));

export const query = graphql`
  query LoginPageQuery @preloadable {
    viewer {
      kind
      nextStep
    }
    features {
      emailTopLevelLength
      passwordReset
    }
  }
`;

/** Whether the page for a forgotten password says so. By hand, as a schema library has its weight. */
const saysReset = (state: unknown) =>
  typeof state === "object" && state !== null && "passwordWasReset" in state;

/** auth/login (Document 1 §2). The card never waits: whether somebody is signed in already is found out beside it. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<LoginPageQuery> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { link, forget } = useActivationLink();
  const sessionEnd = use(SessionEndContext);
  const restart = use(RestartContext);
  const [topLevelLength, setTopLevelLength] = useState<number>();
  const routeFor = (viewer: Arrival) => intendedRoute(new URLSearchParams(search)) ?? destinationOf(viewer);
  // The frame, and the page that most people come to.
  usePreloadAhead([intendedRoute(new URLSearchParams(search)) ?? addresses.sellers]);
  const goOn = (viewer: Arrival & { readonly email: string }) => {
    // Where somebody else left off, their data is still in the store; it goes before the next person comes in.
    if (sessionEnd.mayGoOn(viewer.email)) void navigate(routeFor(viewer), { replace: true });
    else restart(routeFor(viewer));
  };
  return (
    <AuthPage
      title={t`Admin Sign In`}
      lead={t`Sign in to your company's back office.`}
      panel={{
        headline: t`Green goods, well kept.`,
        text: t`One place for your locations, your catalogue and your orders.`,
      }}
      below={
        <Trans>
          New here? <Link href={addresses.register}>Register your business</Link>
        </Trans>
      }
    >
      <Suspense fallback={null}>
        {link && <Activation key={JSON.stringify(link)} link={link} onDone={forget} />}
      </Suspense>
      {saysReset(state) && (
        <Notice tone="success" announce="status">
          {t`Your password is changed. Sign in with it.`}
        </Notice>
      )}
      <SignInForm topLevelLength={topLevelLength} onSignedIn={goOn} />
      <div className="auth-aside">
        <Beside>
          <ForgottenPassword queryRef={queryRef} />
        </Beside>
      </div>
      <Beside>
        <EmailLimit queryRef={queryRef} onKnown={setTopLevelLength} />
      </Beside>
      <Beside>{!link && <LeaveWhenSignedIn queryRef={queryRef} routeFor={routeFor} />}</Beside>
    </AuthPage>
  );
}

export const Skeleton = () => null;

/** What is found out beside the form shows nothing until then, and nothing when it cannot be found out. */
function Beside({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The link is there only when the service can send such a mail (decision D-20). */
function ForgottenPassword({ queryRef }: { queryRef: PreloadedQuery<LoginPageQuery> }) {
  const { t } = useLingui();
  const { features } = usePreloadedQuery<LoginPageQuery>(query, queryRef);
  return features.passwordReset && <Link href={addresses.forgotPassword}>{t`Forgot your password?`}</Link>;
}

/** The form is there before the limit is known, and must not lose what is being typed when it comes. */
function EmailLimit({
  queryRef,
  onKnown,
}: {
  queryRef: PreloadedQuery<LoginPageQuery>;
  onKnown: (topLevelLength: number) => void;
}) {
  const { emailTopLevelLength } = usePreloadedQuery<LoginPageQuery>(query, queryRef).features;
  useEffect(() => onKnown(emailTopLevelLength), [onKnown, emailTopLevelLength]);
  return null;
}

/** Somebody who is signed in already goes on at once (decision D-02). */
function LeaveWhenSignedIn({
  queryRef,
  routeFor,
}: {
  queryRef: PreloadedQuery<LoginPageQuery>;
  routeFor: (viewer: Arrival) => string;
}) {
  const { viewer } = usePreloadedQuery<LoginPageQuery>(query, queryRef);
  // Who signs in here is taken on by the form, once: a second time would undo where they have gone meanwhile.
  const [arrived] = useState(viewer);
  if (!arrived) return null;
  const { kind, nextStep } = arrived;
  return <Navigate to={routeFor({ kind, nextStep })} replace />;
}
