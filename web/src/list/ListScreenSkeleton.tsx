import { useLingui } from "@lingui/react/macro";
import type { KeyType } from "react-relay/ReactRelayTypes";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import type { ListDeclaration } from "./listDeclaration.ts";
import { ListPage } from "./ListPage.tsx";
import { useFittingColumns } from "./useFittingColumns.ts";
import { tableWidth } from "./tableWidth.ts";
import { useColumns } from "./useColumns.ts";

interface ListScreenSkeletonProps<Key extends KeyType, Facts> {
  readonly list: ListDeclaration<Key, Facts>;
  /** Where the declaration's own depends on the rows. */
  readonly title?: string;
}

/** The shape of a list until its rows are here: title and its line, search, rows, pages. Nothing moves when they come. */
export function ListScreenSkeleton<Key extends KeyType, Facts>({
  list,
  title,
}: ListScreenSkeletonProps<Key, Facts>) {
  const { t } = useLingui();
  const { texts, actions } = list;
  const columns = useColumns(list, undefined);
  const [place, shown] = useFittingColumns(columns, actions);
  return (
    <ListPage
      title={title ?? t(texts.title)}
      lead={
        <span className="list-skeleton-lead">
          <Skeleton width="min(320px, 80%)" height={12} />
        </span>
      }
      needs={tableWidth(columns.shown, actions)}
    >
      <div ref={place}>
        <TablePanel
          toolbar={<Skeleton shape="box" width="min(280px, 100%)" height="var(--control-height-small)" />}
          footer={<Skeleton shape="box" width="min(200px, 60%)" height="var(--control-height-small)" />}
        >
          <TableSkeleton
            label={t(texts.loading)}
            columns={[boxes, ...shown, ...(actions ? [{ id: "actions", ...actions, isPinned: true }] : [])]}
            minWidth={tableWidth(shown, actions)}
          />
        </TablePanel>
      </div>
    </ListPage>
  );
}

const boxes = { id: "boxes", width: 44 };
