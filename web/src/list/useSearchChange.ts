import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * Changes the search part of this page's address. Each change builds on the one before, also while that is still on its
 * way: who sorts a list and types a search at once gets both.
 */
export function useSearchChange(): (
  change: (current: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const coming = useNavigation().location;
  return (change, options) => {
    const newest = coming?.pathname === pathname ? coming.search : search;
    setSearch(change(new URLSearchParams(newest)), options);
  };
}
