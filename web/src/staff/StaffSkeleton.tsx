import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./staff.css";

/** The shape of a person's page until it is here. */
export function StaffSkeleton() {
  const { t } = useLingui();
  return (
    <div className="staff-page">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <PageHeader title={<Skeleton width={220} height={36} />} />
      <Skeleton width={180} height={36} />
      <Skeleton shape="box" height={320} />
    </div>
  );
}
