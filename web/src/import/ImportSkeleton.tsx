import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./import.css";

/** The shape of an import until it is here. */
export function ImportSkeleton() {
  const { t } = useLingui();
  return (
    <div className="import">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <PageHeader title={t`Import`} />
      <Skeleton shape="box" height={32} />
      <Skeleton shape="box" height={320} />
    </div>
  );
}
