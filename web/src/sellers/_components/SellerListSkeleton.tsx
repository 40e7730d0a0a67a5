import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { sellerColumns, sellerListWidth } from "./sellerColumns.ts";

/** The shape of the list until its rows are here. */
export function SellerListSkeleton() {
  const { t } = useLingui();
  return (
    <ListSkeleton
      title={t`Storage Location`}
      label={t`Loading locations`}
      columns={sellerColumns(true)}
      minWidth={sellerListWidth}
    />
  );
}
