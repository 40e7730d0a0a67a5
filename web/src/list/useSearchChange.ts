import { use } from "react";
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as DataRouterContext,
  useSearchParams,
} from "react-router";

/**
 * Changes the search part of this page's address. Each change builds on the one before, also while what that shows is
 * still on its way: who sorts a list and types a search at once gets both. Only the router itself knows that address: a
 * page goes on with the old one until the data of the new one is here.
 */
export function useSearchChange(): (
  change: (current: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void {
  const [search, setSearch] = useSearchParams();
  const router = use(DataRouterContext)?.router;
  return (change, options) => {
    const shown = router?.state.location;
    const coming = router?.state.navigation.location;
    const newest = coming?.pathname === shown?.pathname ? coming : shown;
    setSearch(change(new URLSearchParams(newest?.search ?? search)), options);
  };
}
