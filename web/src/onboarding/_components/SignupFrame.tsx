import { useLingui } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import { type ReactNode, use, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Navigate, useLocation } from "react-router";
import type { SignupFrame_viewer$key } from "#/__generated__/SignupFrame_viewer.graphql";
import { LateAuthTools } from "#/auth/_components/LateAuthTools.tsx";
import { addresses, signupStepAddress } from "#/app/addresses.ts";
import { destinationOf, signInAddress } from "#/app/destination.ts";
import { CompanyLimitContext } from "#/company/CompanyLimitContext.ts";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { PersonContext } from "#/relay/PersonContext.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { SkipLink } from "#/ui/SkipLink.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Logo } from "#/ui/Logo.tsx";
import { nextStepOf, type SignupStep } from "../signupAddress.ts";
import { SignupSteps } from "./SignupSteps.tsx";
import { useStepFocus } from "./useStepFocus.ts";
import "../onboarding.css";

interface SignupFrameProps {
  readonly step: SignupStep;
  readonly title: string;
  readonly lead: string;
  readonly viewerKey: SignupFrame_viewer$key | null | undefined;
  readonly children: ReactNode;
}

/**
 * The owner's set-up: a full page with the logo, the steps, and the one that is open. Its guard: nobody → sign-in,
 * the first password → its change, whoever is done or has nothing to set up → the console, a step that is not its
 * turn yet → the one that is (Document 1 §4, decision D-05).
 */
export function SignupFrame({ step, title, lead, viewerKey, children }: SignupFrameProps) {
  const { t } = useLingui();
  const currentLocation = useLocation();
  const viewer = useFragment(
    graphql`
      fragment SignupFrame_viewer on Viewer @throwOnFieldError {
        kind
        nextStep
        email
        company {
          name
          logoUrl
          maximumProducts
          completedSignupParts
        }
      }
    `,
    viewerKey,
  );
  const sessionEnd = use(SessionEndContext);
  const email = viewer?.email ?? null;
  useEffect(() => sessionEnd.belongTo(email), [sessionEnd, email]);
  useStepFocus();
  // Who ends the set-up here is told what comes next; who comes back later is at home.
  const [wasUnderWay] = useState(viewer?.nextStep.startsWith("SIGNUP") ?? false);

  if (!viewer) return <Navigate to={signInAddress(currentLocation)} replace />;
  const { kind, nextStep, company } = viewer;
  if (!nextStep.startsWith("SIGNUP")) {
    const state = wasUnderWay ? { setUpIsDone: true } : null;
    return <Navigate to={destinationOf({ kind, nextStep })} state={state} replace />;
  }
  const next = nextStepOf(company.completedSignupParts);
  if (step > next) return <Navigate to={signupStepAddress(next)} replace />;
  return (
    <div className="signup" data-wide={step === 4 || undefined}>
      <title>{title}</title>
      <SkipLink targetId="content">{t`Skip to content`}</SkipLink>
      <header className="signup-header">
        <Logo name={company.name} src={company.logoUrl ?? undefined} />
        <div className="signup-tools">
          <LateAuthTools />
          <LinkButton variant="quiet" size="small" icon={LogOut} href={addresses.signOut}>
            <span className="signup-leave">{t`Sign out`}</span>
          </LinkButton>
        </div>
      </header>
      <SignupSteps current={step} next={next} />
      <main id="content" className="signup-main" tabIndex={-1}>
        <div className="signup-title">
          <p className="signup-count">{t`Step ${step} of 4`}</p>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <PersonContext value={viewer.email}>
          <CompanyLimitContext value={company.maximumProducts ?? undefined}>
            <SectionBoundary>{children}</SectionBoundary>
          </CompanyLimitContext>
        </PersonContext>
      </main>
    </div>
  );
}
