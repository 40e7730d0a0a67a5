import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "../home.css";

/** The shape of the home page until its numbers are here. */
export function HomeSkeleton() {
  const { t } = useLingui();
  return (
    <div className="shell-column home" aria-busy>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton width="12rem" height={32} />
      <Skeleton width="100%" height={150} />
      <Skeleton width="100%" height={240} />
    </div>
  );
}
