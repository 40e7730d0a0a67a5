import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { productViewColumns, productViewWidth } from "./productViewColumns.ts";

/** The shape of a list of some states until its rows are here. */
export function ProductViewSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Products`}>
      <TablePanel>
        <TableSkeleton
          label={t`Loading products`}
          columns={productViewColumns("disabled", true)}
          minWidth={productViewWidth("disabled", true)}
        />
      </TablePanel>
    </ListPage>
  );
}
