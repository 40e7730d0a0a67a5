import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

/** The shape of a delivery user's page until it is here. */
export function DeliveryUserSkeleton() {
  const { t } = useLingui();
  return (
    <div className="delivery-user-page">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <PageHeader title={<Skeleton width={220} height={26} />} />
      <Skeleton width={240} height={36} />
      <Skeleton shape="box" height={320} />
    </div>
  );
}
