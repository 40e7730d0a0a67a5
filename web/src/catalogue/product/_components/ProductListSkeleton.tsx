import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { productColumns, productListWidth } from "./productColumns.ts";

/** The shape of the product list until its rows are here. */
export function ProductListSkeleton() {
  const { t } = useLingui();
  return (
    <ListSkeleton
      title={t`Products`}
      label={t`Loading products`}
      columns={productColumns(true)}
      minWidth={productListWidth(true)}
    />
  );
}
