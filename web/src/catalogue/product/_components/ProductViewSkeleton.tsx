import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { usePlaceName } from "#/app/usePlaceName.ts";
import { productViewColumns, productViewWidth } from "./productViewColumns.ts";

/** The shape of a list of some states until its rows are here. */
export function ProductViewSkeleton() {
  const { t } = useLingui();
  const title = usePlaceName();
  return (
    <ListSkeleton
      title={title ?? t`Products`}
      label={t`Loading products`}
      columns={productViewColumns("disabled", true)}
      minWidth={productViewWidth("disabled", true)}
    />
  );
}
