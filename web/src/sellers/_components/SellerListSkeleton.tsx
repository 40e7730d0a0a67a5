import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { sellerColumns, sellerListWidth } from "./sellerColumns.ts";

/** The shape of the list until its rows are here. */
export function SellerListSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Storage Location`}>
      <TablePanel>
        <TableSkeleton
          label={t`Loading locations`}
          columns={sellerColumns(true)}
          minWidth={sellerListWidth}
        />
      </TablePanel>
    </ListPage>
  );
}
