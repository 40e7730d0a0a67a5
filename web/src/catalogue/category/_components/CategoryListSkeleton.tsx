import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { categoryColumns, categoryListWidth } from "./categoryColumns.ts";

/** The shape of the list until its rows are here. */
export function CategoryListSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Categories`}>
      <TablePanel>
        <TableSkeleton
          label={t`Loading categories`}
          columns={categoryColumns(1, true)}
          minWidth={categoryListWidth(1)}
        />
      </TablePanel>
    </ListPage>
  );
}
