import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";

/** Five rows first, 5, 10 or 25 on offer (Document 1 §9); the gateway sorts sellers in its own order only. */
export const sellerListRules: ListRules<never> = { columns: [], pageSizes: [5, 10, 25] };

/** Variables of the list of locations, from the address. */
export function sellerVariables(search: URLSearchParams) {
  const list = readListAddress(search, sellerListRules);
  return { search: list.searchTerm || null, first: list.pageSize, offset: offsetOf(list) };
}
