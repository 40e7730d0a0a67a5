import { Skeleton } from "#/ui/Skeleton.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton, type TableSkeletonProps } from "#/ui/TableSkeleton.tsx";
import { ListPage } from "./ListPage.tsx";

interface ListSkeletonProps extends TableSkeletonProps {
  /** As on the list itself: it stays when the rows arrive. */
  readonly title: string;
}

/** The shape of a list until its rows are here: title and its line, search, rows, pages. Nothing moves when they come. */
export function ListSkeleton({ title, ...table }: ListSkeletonProps) {
  return (
    <ListPage
      title={title}
      lead={
        <span className="list-skeleton-lead">
          <Skeleton width="min(320px, 80%)" height={12} />
        </span>
      }
    >
      <TablePanel
        toolbar={<Skeleton shape="box" width="min(280px, 100%)" height="var(--control-height-small)" />}
        footer={<Skeleton shape="box" width="min(200px, 60%)" height="var(--control-height-small)" />}
      >
        <TableSkeleton {...table} />
      </TablePanel>
    </ListPage>
  );
}
