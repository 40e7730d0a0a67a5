import { useLingui } from "@lingui/react/macro";
import { FormSkeleton } from "#/ui/FormSkeleton.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "../preferences.css";

/** The page's shape until its data is here. */
export function NotificationsPageSkeleton() {
  const { t } = useLingui();
  return (
    <div className="preferences">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <PageHeader title={t`Notifications`} description={<Skeleton width={320} />} />
      <FormSkeleton rows={6} />
    </div>
  );
}
