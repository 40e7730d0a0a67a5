import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

/** A few entries until they are here. */
export function ActivitySkeleton() {
  const { t } = useLingui();
  return (
    <div className="activity-skeleton">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      {[70, 55, 64].map((width) => (
        <div key={width}>
          <Skeleton width={32} height={32} />
          <span>
            <Skeleton width={`${width}%`} />
            <Skeleton width="35%" />
          </span>
        </div>
      ))}
    </div>
  );
}
