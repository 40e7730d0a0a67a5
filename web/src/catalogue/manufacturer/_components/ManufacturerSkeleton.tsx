import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { manufacturerColumns, manufacturerListWidth } from "./manufacturerColumns.ts";

/** The shape of the list until its rows are here. */
export function ManufacturerSkeleton() {
  const { t } = useLingui();
  return (
    <ListSkeleton
      title={t`Manufacturer`}
      label={t`Loading manufacturers`}
      columns={manufacturerColumns(true)}
      minWidth={manufacturerListWidth(true)}
    />
  );
}
