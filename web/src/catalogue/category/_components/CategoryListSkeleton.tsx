import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { usePlaceName } from "#/app/usePlaceName.ts";
import { categoryColumns, categoryListWidth } from "./categoryColumns.ts";

/** The shape of the list until its rows are here. */
export function CategoryListSkeleton() {
  const { t } = useLingui();
  const title = usePlaceName();
  return (
    <ListSkeleton
      title={title ?? t`Categories`}
      label={t`Loading categories`}
      columns={categoryColumns(1, true)}
      minWidth={categoryListWidth(1)}
    />
  );
}
