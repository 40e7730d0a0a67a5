import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

/** The shape of a few notices until they are here. */
export function NotificationListSkeleton() {
  const { t } = useLingui();
  return (
    <div className="notices-skeleton">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      {["80%", "64%", "72%", "56%"].map((width) => (
        <div key={width}>
          <Skeleton shape="circle" width={32} height={32} />
          <div>
            <Skeleton width={width} />
            <Skeleton width="40%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
