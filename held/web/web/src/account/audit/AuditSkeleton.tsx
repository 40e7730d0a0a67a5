import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";

const columns = [
  { id: "when", width: 176 },
  { id: "who", width: 140 },
  { id: "what", width: 124 },
  { id: "where" },
  { id: "changes" },
];

/** The page's shape until its data is here. */
export function AuditSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Audit trail`} description={<Skeleton width={320} />} />
      <TablePanel toolbar={<Skeleton width={280} height={32} />}>
        <TableSkeleton label={t`Loading`} columns={columns} rows={25} minWidth={700} />
      </TablePanel>
    </>
  );
}
