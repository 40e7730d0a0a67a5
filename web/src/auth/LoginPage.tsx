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
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { AuthPage } from "./_components/AuthPage.tsx";
import { SignInForm } from "./_components/SignInForm.tsx";
import type { ActivationOutcome } from "./activation/useActivateAccount.ts";
import { useActivationLink } from "./activation/useActivationLink.ts";
import { type Arrival, destinationOf, intendedRoute } from "#/app/destination.ts";

// Only for who comes from a mail.
const Activation = lazy(() => import("./activation/_components/Activation.tsx"));
const FirstPasswordForm = lazy(() => import("./activation/_components/FirstPasswordForm.tsx"));

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
  const [outcome, setOutcome] = useState<ActivationOutcome>();
  // Whether the first password is chosen here; it is not where somebody would rather use the mailed one.
  const [choice, setChoice] = useState<"open" | "left" | "done">("open");
  const routeFor = (viewer: Arrival) => intendedRoute(new URLSearchParams(search)) ?? destinationOf(viewer);
  // The frame, and the page that most people come to.
  usePreloadAhead([intendedRoute(new URLSearchParams(search)) ?? addresses.sellers]);
  const goOn = (viewer: Arrival & { readonly email: string }, route = routeFor(viewer)) => {
    // Where somebody else left off, their data is still in the store; it goes before the next person comes in.
    if (sessionEnd.mayGoOn(viewer.email)) void navigate(route, { replace: true });
    else restart(route);
  };
  const active = outcome && outcome !== "refused" && "email" in outcome ? outcome : null;
  const email = active?.email ?? null;
  const token = choice === "open" ? (active?.passwordToken ?? null) : null;
  return (
    <AuthPage
      title={token ? t`Choose your password` : t`Admin Sign In`}
      lead={token ? t`With it you sign in from now on.` : t`Sign in to your company's back office.`}
      panel={{
        headline: t`Green goods, well kept.`,
        text: t`One place for your locations, your catalogue and your orders.`,
      }}
      below={
        token === null && (
          <Trans>
            New here? <Link href={addresses.register}>Register your business</Link>
          </Trans>
        )
      }
    >
      <Suspense fallback={null}>
        {link && choice !== "done" && (
          <Activation
            key={JSON.stringify(link)}
            link={link}
            onDone={forget}
            onOutcome={setOutcome}
            sendAgain={
              <Beside>
                <SendAgain queryRef={queryRef} />
              </Beside>
            }
          />
        )}
      </Suspense>
      {(saysReset(state) || choice === "done") && (
        <Notice tone="success" announce="status">
          {t`Your password is changed. Sign in with it.`}
        </Notice>
      )}
      {token !== null && email !== null ? (
        <Suspense fallback={null}>
          <FirstPasswordForm
            email={email}
            token={token}
            onSignedIn={goOn}
            onChosen={() => setChoice("done")}
            onLeave={() => setChoice("left")}
          />
        </Suspense>
      ) : (
        <>
          {/* While a link is verified nobody types what the address that comes with it would replace. */}
          {(!link || outcome) && (
            <SignInForm person={email} topLevelLength={topLevelLength} onSignedIn={goOn} />
          )}
          <div className="auth-aside">
            <Beside>
              <ForgottenPassword queryRef={queryRef} />
            </Beside>
          </div>
        </>
      )}
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

/** A dead link of an activation mail: who was never activated gets another one. */
function SendAgain({ queryRef }: { queryRef: PreloadedQuery<LoginPageQuery> }) {
  const { t } = useLingui();
  const { features } = usePreloadedQuery<LoginPageQuery>(query, queryRef);
  return (
    features.passwordReset && (
      <LinkButton size="small" href={addresses.activationAgain}>{t`Send it again`}</LinkButton>
    )
  );
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
