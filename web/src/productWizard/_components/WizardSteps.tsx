import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { WizardStep } from "../wizardAddress.ts";
import { useWizardPlace } from "./useWizardPlace.ts";

interface WizardStepsProps {
  readonly current: WizardStep;
  /** The first step that is not done; null when all are, 1 for a new product. */
  readonly incomplete: number | null;
}

/** The progress indicator: which steps are done, which one this is, and a link to each of an existing product. */
export function WizardSteps({ current, incomplete }: WizardStepsProps) {
  const { t } = useLingui();
  const { product, addressOf } = useWizardPlace();
  const steps: readonly { readonly step: WizardStep; readonly name: string }[] = [
    { step: 1, name: t`Categories and details` },
    { step: 2, name: t`Images` },
    { step: 3, name: t`Price and variants` },
    { step: 4, name: t`Discounts` },
  ];
  return (
    <nav className="wizard-steps" aria-label={t`Steps`}>
      <ol>
        {steps.map(({ step, name }) => {
          const isDone = product !== null && (incomplete === null || step < incomplete);
          const state = step === current ? t`current step` : isDone ? t`done` : t`not yet`;
          const content = (
            <>
              <span className="wizard-step-mark" aria-hidden>
                {isDone && step !== current ? <Icon of={Check} size={14} /> : step}
              </span>
              <span className="wizard-step-name">{name}</span>
              <VisuallyHidden>{` (${state})`}</VisuallyHidden>
            </>
          );
          return (
            <li
              key={step}
              data-current={step === current || undefined}
              data-done={isDone || undefined}
              aria-current={step === current ? "step" : undefined}
            >
              {step !== current && product !== null ? (
                <Link href={addressOf(step)}>{content}</Link>
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
