import { useLingui } from "@lingui/react/macro";
import { Card } from "#/ui/Card.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "../account.css";

/** The page's shape until its data is here: two cards side by side, then two lists. */
export function SecurityPageSkeleton() {
  const { t } = useLingui();
  return (
    <div className="account">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <PageHeader title={t`Account and security`} description={<Skeleton width={360} />} />
      <div className="account-pair">
        <Lines />
        <Lines />
      </div>
      <Lines />
      <Lines />
    </div>
  );
}

function Lines() {
  return (
    <Card>
      <div className="account-stack">
        <Skeleton width={140} height={20} />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </div>
    </Card>
  );
}
