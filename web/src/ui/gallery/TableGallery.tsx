import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Package, Plus } from "lucide-react";
import { Badge } from "../Badge.tsx";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { EmptyState } from "../EmptyState.tsx";
import { ErrorState } from "../ErrorState.tsx";
import { PageHeader } from "../PageHeader.tsx";
import { Skeleton } from "../Skeleton.tsx";
import { TablePanel } from "../TablePanel.tsx";
import { TableSkeleton } from "../TableSkeleton.tsx";
import { ReorderSpecimen } from "./ReorderSpecimen.tsx";
import { Specimen } from "./Specimen.tsx";
import { TableSpecimen } from "./TableSpecimen.tsx";

const columns = [
  { id: "name", width: 300 },
  { id: "brand" },
  { id: "price", align: "end" },
  { id: "status", width: 136 },
] as const;

/** Reference page of lists: rows, loading, nothing, failure (decision D-04). */
export function TableGallery() {
  return (
    <>
      <PageHeader
        title={t`Tables`}
        description={t`A list with everything on it, and what it shows while loading, empty or failed.`}
        badge={<Badge tone="accent">{t`Reference`}</Badge>}
        actions={
          <>
            <Button>{t`Export`}</Button>
            <Button variant="primary" icon={Plus}>
              {t`Add product`}
            </Button>
          </>
        }
      />
      <div className="gallery">
        <div className="gallery-wide">
          <TableSpecimen />
        </div>
        <TablePanel>
          <TableSkeleton label={t`Loading products`} columns={columns} rows={5} minWidth={560} />
        </TablePanel>
        <ReorderSpecimen />
        <ReorderSpecimen isPending />
        <Card padding="none" title={t`Products`}>
          <EmptyState
            icon={Package}
            title={t`No products yet`}
            action={
              <Button variant="primary" size="small" icon={Plus}>
                {t`Add product`}
              </Button>
            }
          >
            {t`Products of this location stand here, with their prices and variants.`}
          </EmptyState>
        </Card>
        <Card padding="none">
          <ErrorState
            title={t`The products did not load`}
            retryLabel={t`Try again`}
            onRetry={() => undefined}
            reference={
              <>
                <Trans>
                  Reference <code>01JD8Q4K</code>
                </Trans>
              </>
            }
          >
            {t`We could not reach the service.`}
          </ErrorState>
        </Card>
        <Specimen name={t`Badges and skeletons`}>
          <div className="gallery-line">
            <Badge>{t`Draft`}</Badge>
            <Badge tone="warning" hasDot>
              {t`Pending`}
            </Badge>
            <Badge tone="success" hasDot>
              {t`Enabled`}
            </Badge>
            <Badge tone="danger" hasDot>
              {t`Disabled`}
            </Badge>
            <Badge tone="information" hasDot>
              {t`Despatched`}
            </Badge>
            <Badge tone="accent">12</Badge>
          </div>
          <div className="gallery-line">
            <Skeleton shape="circle" width={32} height={32} />
            <Skeleton width={180} />
          </div>
          <Skeleton shape="box" height={72} />
        </Specimen>
      </div>
    </>
  );
}
