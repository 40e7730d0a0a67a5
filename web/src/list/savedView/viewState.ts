import { type ListRules, pageSizesOf, readListAddress } from "../listAddress.ts";
import { clearFilters, writeFilter, writeListAddress } from "../listChange.ts";

/** The parameter that says which view was chosen. `view` is taken: it says what stands in place of a table. */
export const viewParameter = "savedView";

/** What a view shows of its list. */
export interface ViewState {
  readonly search: string | null | undefined;
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly sort: { readonly column: string; readonly isDescending: boolean } | null | undefined;
  readonly columns:
    | readonly { readonly column: string; readonly width?: number | null | undefined }[]
    | null
    | undefined;
  readonly pageSize: number | null | undefined;
  readonly mode: string | null | undefined;
}

/** What the list of an address shows, with these columns. */
export function stateOf(search: URLSearchParams, rules: ListRules, columns: readonly string[]): ViewState {
  const { searchTerm, sort, pageSize } = readListAddress(search, rules);
  const filters = (rules.filters ?? []).flatMap((filter) => {
    const values = filter.read(search);
    return values.length > 0 ? [{ name: filter.name, values }] : [];
  });
  return {
    search: searchTerm || null,
    filters,
    sort: sort && { column: sort.column, isDescending: sort.direction === "desc" },
    columns: columns.map((column) => ({ column })),
    pageSize: pageSize === pageSizesOf(rules)[0] ? null : pageSize,
    mode: search.get("view")?.slice(0, 20) || null,
  };
}

/** The address of a view. What the list does not know any more is left out. */
export function searchOf(state: ViewState, rules: ListRules, id: string | null): URLSearchParams {
  const { search, sort, pageSize, mode } = state;
  const plain = writeListAddress(
    new URLSearchParams(),
    {
      searchTerm: search ?? "",
      sort: sort ? { column: sort.column, direction: sort.isDescending ? "desc" : "asc" } : null,
      ...(pageSize && { pageSize }),
    },
    rules,
  );
  const filtered = (rules.filters ?? []).reduce((written, filter) => {
    const values = state.filters.find(({ name }) => name === filter.name)?.values ?? [];
    return writeFilter(written, filter, values);
  }, plain);
  if (mode) filtered.set("view", mode);
  // Read once more: of a sort, a size or a value that nobody knows, nothing stays.
  const known = writeListAddress(filtered, {}, rules);
  const kept = (rules.filters ?? []).reduce(
    (written, filter) => writeFilter(written, filter, filter.read(known)),
    clearFilters(known, rules),
  );
  if (search) kept.set("searchTerm", readListAddress(filtered, rules).searchTerm);
  if (id !== null) kept.set(viewParameter, id);
  return kept;
}

/** Whether a list shows what a view does, as far as the list knows what that is. */
export function isSameView(
  search: URLSearchParams,
  state: ViewState,
  rules: ListRules,
  columns: { readonly shown: readonly string[]; readonly known: readonly string[] },
): boolean {
  const texts = (some: URLSearchParams) => JSON.stringify({ ...stateOf(some, rules, []) });
  if (texts(search) !== texts(searchOf(state, rules, null))) return false;
  const wanted = state.columns?.map(({ column }) => column).filter((one) => columns.known.includes(one));
  return wanted === undefined || wanted.join() === columns.shown.join();
}
