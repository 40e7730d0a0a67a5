import { useLingui } from "@lingui/react/macro";
import { FormSkeleton } from "#/ui/FormSkeleton.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "../onboarding.css";

/** A step before its query has answered: header, steps, and fields. */
export function SignupSkeleton() {
  const { t } = useLingui();
  return (
    <div className="signup" aria-busy>
      <header className="signup-header">
        <Skeleton width="160px" height="28px" />
      </header>
      <div className="signup-steps">
        <Skeleton height="32px" />
      </div>
      <div className="signup-main">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <Skeleton width="280px" height="32px" />
        <FormSkeleton />
      </div>
    </div>
  );
}
