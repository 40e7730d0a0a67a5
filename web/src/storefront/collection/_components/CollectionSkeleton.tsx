import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { collectionColumns, collectionListWidth } from "./collectionColumns.ts";

/** The shape of the list until its rows are here. */
export function CollectionSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Collections`}>
      <TablePanel>
        <TableSkeleton
          label={t`Loading collections`}
          columns={collectionColumns({ hasCounts: false, hasActions: true })}
          minWidth={collectionListWidth}
        />
      </TablePanel>
    </ListPage>
  );
}
