import { startTransition } from "react";
import { useSearchParams } from "react-router";
import { type ListAddress, type ListRules, readListAddress, writeListAddress } from "./listAddress.ts";
import { useSearchChange } from "./useSearchChange.ts";

/**
 * The table state of this page's address and the way to change it. Typing a search replaces the entry of the
 * browser's history; everything else adds one, so that Back undoes it.
 */
export function useListAddress<Column extends string>(
  rules: ListRules<Column>,
): [ListAddress<Column>, (change: Partial<ListAddress<Column>>) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const address = readListAddress(search, rules);
  const change = (part: Partial<ListAddress<Column>>) =>
    startTransition(() =>
      changeSearch((current) => writeListAddress(current, part, rules), {
        replace: part.searchTerm !== undefined && address.searchTerm !== "",
        preventScrollReset: true,
      }),
    );
  return [address, change];
}
