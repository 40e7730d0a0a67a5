import { useLingui } from "@lingui/react/macro";
import { ListPage } from "#/list/ListPage.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { TableSkeleton } from "#/ui/TableSkeleton.tsx";
import { productColumns, productListWidth } from "./productColumns.ts";

/** The shape of the product list until its rows are here. */
export function ProductListSkeleton() {
  const { t } = useLingui();
  return (
    <ListPage title={t`Products`}>
      <TablePanel>
        <TableSkeleton
          label={t`Loading products`}
          columns={productColumns(true)}
          minWidth={productListWidth(true)}
        />
      </TablePanel>
    </ListPage>
  );
}
