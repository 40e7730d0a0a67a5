import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { brandColumns, brandListWidth } from "./brandColumns.ts";

/** The shape of the list until its rows are here. */
export function BrandSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Brand`}>
      <TablePanel>
        <TableSkeleton label={t`Loading brands`} columns={brandColumns(true)} minWidth={brandListWidth} />
      </TablePanel>
    </ListPage>
  );
}
