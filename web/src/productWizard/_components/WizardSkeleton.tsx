import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "../productWizard.css";

/** A step before its query has answered: title, progress, and fields. */
export function WizardSkeleton() {
  const { t } = useLingui();
  return (
    <div className="wizard wizard-skeleton" aria-busy>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton width="280px" height="32px" />
      <Skeleton height="40px" />
      <div className="wizard-card">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height="58px" />
        ))}
      </div>
    </div>
  );
}
