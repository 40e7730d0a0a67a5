import { useLingui } from "@lingui/react/macro";
import type { WizardStep } from "./wizardAddress.ts";

/** The steps of the wizard, in their order. */
export const wizardSteps: readonly WizardStep[] = [1, 2, 3, 4];

/** A step as a number of the schema; undefined when it is none. */
export function stepOf(number: number | null | undefined): WizardStep | undefined {
  return wizardSteps.find((step) => step === number);
}

/** The name of a step of the wizard in the user's language. */
export function useStepName(): (step: WizardStep) => string {
  const { t } = useLingui();
  return (step) => {
    switch (step) {
      case 1:
        return t`Categories and details`;
      case 2:
        return t`Images`;
      case 3:
        return t`Price and variants`;
      case 4:
        return t`Discounts`;
    }
  };
}
