import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { bannerColumns, bannerListWidth } from "./bannerColumns.ts";

/** The shape of the list until its rows are here. */
export function BannerSkeleton() {
  const { t } = useLingui();
  return (
    <ListSkeleton
      title={t`Banner`}
      label={t`Loading banners`}
      columns={bannerColumns({ hasHandles: true, hasActions: true })}
      minWidth={bannerListWidth}
    />
  );
}
