import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { manufacturerColumns, manufacturerListWidth } from "./manufacturerColumns.ts";

/** The shape of the list until its rows are here. */
export function ManufacturerSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Manufacturer`}>
      <TablePanel>
        <TableSkeleton
          label={t`Loading manufacturers`}
          columns={manufacturerColumns(true)}
          minWidth={manufacturerListWidth(true)}
        />
      </TablePanel>
    </ListPage>
  );
}
