import type { RecordSourceSelectorProxy } from "relay-runtime";
import { removeFromList } from "#/list/removeFromList.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import type { ProductListOnScreen } from "./productViews.ts";

/**
 * After a product has come into another state: the list on the screen lets it go when it holds other states, and lists
 * that are not on the screen ask anew.
 */
export function settleInList(
  store: RecordSourceSelectorProxy,
  list: ProductListOnScreen | undefined,
  id: string,
): void {
  invalidateLists(store);
  if (!list?.statuses) return;
  const status = store.get(id)?.getValue("status");
  if (!list.statuses.some((known) => known === status)) removeFromList(store, list.id, id);
}
