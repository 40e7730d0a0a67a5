import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { bannerColumns, bannerListWidth } from "./bannerColumns.ts";

/** The shape of the list until its rows are here. */
export function BannerSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Banner`}>
      <TablePanel>
        <TableSkeleton
          label={t`Loading banners`}
          columns={bannerColumns({ hasHandles: true, hasActions: true })}
          minWidth={bannerListWidth}
        />
      </TablePanel>
    </ListPage>
  );
}
