import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { type SignupStep, stepAddress } from "../signupAddress.ts";

interface SignupStepsProps {
  readonly current: SignupStep;
  /** The step that has to be done next; those after it cannot be opened yet. */
  readonly next: SignupStep;
}

/** The step indicator: which are done, which one this is, and a link to each that can be opened (Document 1 §2). */
export function SignupSteps({ current, next }: SignupStepsProps) {
  const { t } = useLingui();
  const steps: readonly { readonly step: SignupStep; readonly name: string }[] = [
    { step: 1, name: t`Register Details` },
    { step: 2, name: t`Company Information` },
    { step: 3, name: t`Billing and About Us` },
    { step: 4, name: t`Categories` },
  ];
  return (
    <nav className="signup-steps" aria-label={t`Steps`}>
      <ol>
        {steps.map(({ step, name }) => {
          const isDone = step < next;
          const state = step === current ? t`current step` : isDone ? t`done` : t`not yet`;
          const content = (
            <>
              <span className="signup-step-mark" aria-hidden>
                {isDone && step !== current ? <Icon of={Check} size={14} /> : step}
              </span>
              <span className="signup-step-name">{name}</span>
              <span className="ui-visually-hidden">{` (${state})`}</span>
            </>
          );
          return (
            <li
              key={step}
              data-current={step === current || undefined}
              data-done={isDone || undefined}
              aria-current={step === current ? "step" : undefined}
            >
              {step !== current && step <= next ? (
                <Link href={stepAddress(step)}>{content}</Link>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
