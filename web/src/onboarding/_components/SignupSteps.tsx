import { useLingui } from "@lingui/react/macro";
import { signupStepAddress } from "#/app/addresses.ts";
import { Steps } from "#/ui/Steps.tsx";
import { type SignupStep } from "../signupAddress.ts";

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
    <div className="signup-steps">
      <Steps
        label={t`Steps`}
        current={current}
        stateNames={{ current: t`current step`, done: t`done`, ahead: t`not yet` }}
        steps={steps.map(({ step, name }) => ({
          number: step,
          name,
          isDone: step < next,
          href: step <= next ? signupStepAddress(step) : undefined,
        }))}
      />
    </div>
  );
}
