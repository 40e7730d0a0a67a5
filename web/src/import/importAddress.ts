import type { ImportOutcome } from "#/__generated__/ImportPageQuery.graphql";
import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";
import { several } from "#/list/listFilter.ts";

const outcomes = ["TO_CREATE", "TO_CHANGE", "UNCHANGED", "DONE", "REFUSED", "STALE", "UNDONE"] as const;

const outcomeFilter = several<(typeof outcomes)[number]>("outcome", outcomes);

/** What the address of an import can say of its rows. */
export const rowRules = {
  sort: {},
  pageSizes: [10, 25, 50],
  filters: [outcomeFilter],
} as const satisfies ListRules;

/** The outcomes that the address asks for; none means all rows. */
export const outcomesIn = (search: URLSearchParams): readonly ImportOutcome[] => outcomeFilter.read(search);

/** Whether the columns are looked at again, of an import that was checked. */
export const showsColumns = (search: URLSearchParams): boolean => search.get("step") === "columns";

/** The variables of an import's rows, from the address. */
export function rowVariables(search: URLSearchParams) {
  const list = readListAddress(search, rowRules);
  return { outcome: outcomesIn(search), first: list.pageSize, offset: offsetOf(list) };
}
