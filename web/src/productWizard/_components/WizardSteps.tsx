import { useLingui } from "@lingui/react/macro";
import { Steps } from "#/ui/Steps.tsx";
import type { WizardStep } from "#/catalogue/product/wizardAddress.ts";
import { useWizardMode } from "./useWizardMode.ts";

interface WizardStepsProps {
  readonly current: WizardStep;
  /** The first step that is not done; null when all are, 1 for a new product. */
  readonly incomplete: number | null;
}

/** The progress indicator: which steps are done, which one this is, and a link to each of an existing product. */
export function WizardSteps({ current, incomplete }: WizardStepsProps) {
  const { t } = useLingui();
  const { product, addressOf } = useWizardMode();
  const steps: readonly { readonly step: WizardStep; readonly name: string }[] = [
    { step: 1, name: t`Categories and details` },
    { step: 2, name: t`Images` },
    { step: 3, name: t`Price and variants` },
    { step: 4, name: t`Discounts` },
  ];
  return (
    <Steps
      label={t`Steps`}
      current={current}
      stateNames={{ current: t`current step`, done: t`done`, ahead: t`not yet` }}
      steps={steps.map(({ step, name }) => ({
        number: step,
        name,
        isDone: product !== null && (incomplete === null || step < incomplete),
        href: product === null ? undefined : addressOf(step),
      }))}
    />
  );
}
