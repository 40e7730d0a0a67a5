import { useLingui } from "@lingui/react/macro";
import { ListSkeleton } from "#/list/ListSkeleton.tsx";
import { collectionColumns, collectionListWidth } from "./collectionColumns.ts";

/** The shape of the list until its rows are here. */
export function CollectionSkeleton() {
  const { t } = useLingui();
  return (
    <ListSkeleton
      title={t`Collections`}
      label={t`Loading collections`}
      columns={collectionColumns({ hasCounts: false, hasActions: true })}
      minWidth={collectionListWidth}
    />
  );
}
