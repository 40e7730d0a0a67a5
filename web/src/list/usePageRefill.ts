import { use, useEffect, useEffectEvent } from "react";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { useReload } from "#/relay/useReload.ts";
import { pageCount } from "./listChange.ts";

/**
 * Whether all rows of a page have left while others follow, which are read then. Those that wait to be deleted are among
 * what the service has: as many more are asked for.
 */
export function usePageRefill(
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  shownCount: number,
  totalCount: number,
): boolean {
  const reload = useReload();
  const changes = use(DelayedChangesContext);
  const isEmptied = shownCount === 0 && totalCount > 0;
  // A page behind the last one is left instead.
  const isOfList = page <= pageCount(totalCount, pageSize);
  const emptied = isEmptied && isOfList ? `${page} of ${pageSize}` : null;
  const read = useEffectEvent(() => reload(changes.unfinished));
  useEffect(() => {
    if (emptied !== null) read();
  }, [emptied]);
  return isEmptied;
}
