import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { brandColumns, brandListWidth } from "./brandColumns.ts";

/** The shape of the list until its rows are here. */
export function BrandSkeleton() {
  const { t } = useLingui();
  return (
    <ListSkeleton
      title={t`Brand`}
      label={t`Loading brands`}
      columns={brandColumns(true)}
      minWidth={brandListWidth}
    />
  );
}
