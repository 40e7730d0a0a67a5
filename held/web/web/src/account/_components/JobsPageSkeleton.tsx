import { useLingui } from "@lingui/react/macro";
import { Card } from "#/ui/Card.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "../account.css";

/** The page's shape until its data is here: a list of a few jobs. */
export function JobsPageSkeleton() {
  const { t } = useLingui();
  return (
    <div className="account">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <PageHeader title={t`Jobs`} description={<Skeleton width={360} />} />
      <Card>
        <div className="account-stack">
          <Skeleton width={180} height={20} />
          <Skeleton width="70%" />
          <Skeleton width="55%" />
        </div>
      </Card>
    </div>
  );
}
