import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { addresses } from "#/app/addresses.ts";
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
import { useSignInFacts } from "./useSignInFacts.ts";
import { type Arrival, destinationOf, intendedRoute } from "#/app/destination.ts";

// Only for who comes from a mail.
const Activation = lazy(() => import("./activation/_components/Activation.tsx"));
const FirstPasswordForm = lazy(() => import("./activation/_components/FirstPasswordForm.tsx"));

/** Whether the page for a forgotten password says so. By hand, as a schema library has its weight. */
const saysReset = (state: unknown) =>
  typeof state === "object" && state !== null && "passwordWasReset" in state;

/**
 * auth/login (Document 1 §2). The card never waits: whether somebody is signed in already is found out beside it, and not even
 * Relay is needed to draw it.
 */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { link, forget } = useActivationLink();
  const sessionEnd = use(SessionEndContext);
  const restart = use(RestartContext);
  const facts = useSignInFacts();
  // Who signs in here is taken on by the form, once: a second time would begin anew what is on its way.
  const [isGoingOn, setIsGoingOn] = useState(false);
  const [outcome, setOutcome] = useState<ActivationOutcome>();
  // Whether the first password is chosen here; it is not where somebody would rather use the mailed one.
  const [choice, setChoice] = useState<"open" | "left" | "done">("open");
  const routeFor = (viewer: Arrival) => intendedRoute(new URLSearchParams(search)) ?? destinationOf(viewer);
  // The frame, and the page that most people come to.
  usePreloadAhead([intendedRoute(new URLSearchParams(search)) ?? addresses.sellers]);
  const goOn = (viewer: Arrival & { readonly email: string }, route = routeFor(viewer)) => {
    setIsGoingOn(true);
    // Where somebody else left off, their data is still in the store; it goes before the next person comes in.
    if (sessionEnd.mayGoOn(viewer.email)) void navigate(route, { replace: true });
    else restart(route);
  };
  // Only where the service can send such mails (decision D-20).
  const canMail = facts?.features.passwordReset ?? false;
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
              // A dead link: who was never activated gets another one.
              canMail && (
                <LinkButton size="small" href={addresses.activationAgain}>{t`Send it again`}</LinkButton>
              )
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
            <SignInForm
              person={email}
              topLevelLength={facts?.features.emailTopLevelLength}
              onSignedIn={goOn}
            />
          )}
          <div className="auth-aside">
            {canMail && <Link href={addresses.forgotPassword}>{t`Forgot your password?`}</Link>}
          </div>
        </>
      )}
      {/* Somebody who is signed in already goes on at once (decision D-02). */}
      {!link && !isGoingOn && facts?.viewer && <Navigate to={routeFor(facts.viewer)} replace />}
    </AuthPage>
  );
}
