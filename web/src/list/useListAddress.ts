import { startTransition } from "react";
import { useSearchParams } from "react-router";
import { type ListAddress, type ListRules, readListAddress } from "./listAddress.ts";
import { filterKeyOf, clearFilters, writeFilter, writeListAddress } from "./listChange.ts";
import type { ListFilter } from "./listFilter.ts";
import { useSearchChange } from "./useSearchChange.ts";

/**
 * The table state of this page's address and the way to change it. Typing a search replaces the entry of the
 * browser's history; everything else adds one, so that Back undoes it.
 */
export function useListAddress(rules: ListRules): [ListAddress, (change: Partial<ListAddress>) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const address = readListAddress(search, rules);
  const change = (part: Partial<ListAddress>) =>
    startTransition(() =>
      changeSearch((current) => writeListAddress(current, part, rules), {
        replace: part.searchTerm !== undefined && address.searchTerm !== "",
        preventScrollReset: true,
      }),
    );
  return [address, change];
}

/** What filters the list of this page's address, as one text that is empty without any, and the way back to all rows. */
export function useFilterKey(rules: ListRules): [string, () => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const showAll = () => startTransition(() => changeSearch((current) => clearFilters(current, rules)));
  return [filterKeyOf(search, rules), showAll];
}

/** The values of a filter in this page's address, and the way to choose others. */
export function useFilter<Value extends string>(
  filter: ListFilter<Value>,
): [readonly Value[], (values: readonly string[]) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const choose = (values: readonly string[]) =>
    startTransition(() => changeSearch((current) => writeFilter(current, filter, values)));
  return [filter.read(search), choose];
}
